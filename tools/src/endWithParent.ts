/**
 * Loaded into a process before its own code (`--import`): ends it when whoever started it is gone, even by
 * SIGKILL. Its standard input must be a pipe from there, which nobody writes to; a signal would be drained.
 */
process.stdin.once('close', () => process.kill(process.pid, 'SIGKILL')).resume()
// Listening keeps no process running. What Node types as a terminal is a pipe here.
if ('unref' in process.stdin) process.stdin.unref()
