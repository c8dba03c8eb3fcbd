// One static page: everything is drawn in the browser.
export const ssr = false;
