import { readConfig } from './config.ts'
import { refuseTakenPort } from './lifecycle/listening.ts'
import { runForOperator } from './lifecycle/operator.ts'

// Whether a server could start with these settings; sets the exit code when it could not.
await runForOperator(() => refuseTakenPort(readConfig(process.env)))
