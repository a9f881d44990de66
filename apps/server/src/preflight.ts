import { readConfig } from './config/config.ts'
import { refuseTakenPort } from './lifecycle/listening.ts'
import { runForOperator } from './operator/runForOperator.ts'

// Checks whether a server could start with these settings; sets the exit code if not.
await runForOperator(() => refuseTakenPort(readConfig(process.env)))
