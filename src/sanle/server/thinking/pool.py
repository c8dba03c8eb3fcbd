"""A pool of workers: started once, each job time-boxed, a worker that is too late or wanted no more is replaced."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

import msgspec
import structlog

from sanle.server.thinking.jobs import Chosen, Failed, Job, Json, Message, Ready, Warming, line

LINE_LIMIT = 1 << 20
"""The longest message of a worker, in bytes."""

RETRY_AFTER = 5.0
"""Seconds until another attempt, when a worker didn't start."""

log = structlog.get_logger()
_messages = msgspec.json.Decoder(Message)


class ThinkingError(Exception):
    """A bot gave no answer: it failed, took too long, or its process died."""


class RefusedJob(ThinkingError):
    """The worker is well, the job isn't."""


class Worker:
    """One process that answers one job at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, progress: Callable[[float], None]) -> Worker:
        """Start a process and wait until its kernels are ready."""
        command = (sys.executable, "-m", "sanle.server.thinking.worker")
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT, start_new_session=True
        )
        worker = cls(process)
        try:
            while isinstance(message := await worker._read(), Warming):
                progress(message.progress)
        except BaseException:
            await worker.kill()
            raise
        assert isinstance(message, Ready)
        return worker

    async def choose(self, job: Job) -> Json:
        """Have a job done."""
        assert self._process.stdin is not None
        self._process.stdin.write(line(job))
        await self._process.stdin.drain()
        message = await self._read()
        if isinstance(message, Failed):
            raise RefusedJob(message.reason)
        assert isinstance(message, Chosen)
        return message.action

    async def kill(self) -> None:
        """Stop at once, whatever it does."""
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def _read(self) -> Message:
        assert self._process.stdout is not None
        text = await self._process.stdout.readline()
        if not text:
            raise ThinkingError("the worker's process has ended")
        return _messages.decode(text)


class Pool:
    """All workers of a server."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers: set[Worker] = set()
        self._replacing: set[asyncio.Task[None]] = set()

    async def start(self, progress: Callable[[float], None]) -> None:
        """Start the workers one after the other: the first compiles, the others find its kernels in the cache."""
        for _ in range(self._size):
            await self._add(progress)

    async def choose(self, job: Job, seconds: float) -> Json:
        """A bot's choice, within so many seconds from when a worker takes the job. Raises ``ThinkingError``.

        When this is cancelled the worker is stopped, whatever it does.
        """
        worker = await self._idle.get()
        try:
            async with asyncio.timeout(seconds):
                action = await worker.choose(job)
        except RefusedJob:
            self._idle.put_nowait(worker)
            raise
        except BaseException as error:
            self._replace(worker)
            if isinstance(error, TimeoutError):
                raise ThinkingError(f"no answer within {seconds} s") from None
            raise
        self._idle.put_nowait(worker)
        return action

    async def close(self) -> None:
        """End all workers."""
        for task in self._replacing:
            task.cancel()
        for worker in self._workers:
            await worker.kill()

    async def _add(self, progress: Callable[[float], None]) -> None:
        worker = await Worker.start(progress)
        self._workers.add(worker)
        self._idle.put_nowait(worker)

    def _replace(self, worker: Worker) -> None:
        task = asyncio.create_task(self._renew(worker))
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def _renew(self, worker: Worker) -> None:
        self._workers.discard(worker)
        await worker.kill()
        while True:
            try:
                return await self._add(lambda _: None)
            except (ThinkingError, OSError):
                log.exception("worker_not_started")
                await asyncio.sleep(RETRY_AFTER)
