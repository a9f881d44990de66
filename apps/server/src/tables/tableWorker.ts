import { parentPort, workerData } from 'node:worker_threads'

import { parseTable } from './parseTable.ts'

// Reads the table that it was started with and ends.
const bytes: unknown = workerData
if (!(bytes instanceof Uint8Array)) throw new TypeError('a table is bytes')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(await parseTable(bytes))
