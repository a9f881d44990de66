import { readConfig } from './config/config.ts'
import { refuseTakenPort } from './lifecycle/listening.ts'
import { runForOperator } from './operator/runForOperator.ts'

// Whether a server could start with these settings; sets the exit code when it could not.
await runForOperator(() => refuseTakenPort(readConfig(process.env)))
