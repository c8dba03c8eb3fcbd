import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.SANLE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
	plugins: [sveltekit()],
	server: { proxy: { '/api': server, '/healthz': server, '/schema': server } },
	test: { include: ['src/**/*.test.ts'] }
});
