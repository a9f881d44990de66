import { runOrExit } from './run.ts'

/** `npm run attack`: the safety checks against servers that they start themselves, on loopback. */
await runOrExit(process.execPath, ['apps/server/src/attack/main.ts', ...process.argv.slice(2)])
