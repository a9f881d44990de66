import { runAll } from './steps.ts'
import { checkSteps } from './testSteps.ts'

process.exit(await runAll(checkSteps()))
