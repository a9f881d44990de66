import { readConfig } from './config/config.ts'
import { runForOperator } from './operator/runForOperator.ts'
import { startServer } from './server.ts'

await runForOperator(async () => {
  const { url, version, setupUrl, demoJudges, stop } = await startServer(readConfig(process.env))
  drainOnSignal(stop)
  console.log(`Паркет ${version} is running at ${url}`)
  if (demoJudges) {
    const { here, phone } = demoJudges
    console.log(`Judge a round of the demo: ${here}`)
    if (phone) console.log(`On a phone in the same network: ${phone}`)
  }
  if (setupUrl) console.log(`Create the first superadmin (works once): ${setupUrl}`)
})

/** The first signal lets requests in progress finish, the second one exits at once. */
function drainOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const onSignal = (): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
