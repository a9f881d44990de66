import { runOrExit } from './run.ts'

await runOrExit('oxlint', ['--type-aware'])
await runOrExit('tsc', ['-b'])
