import { mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

import { pagePath } from '@parket/domain/site/links'

import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { FastifyInstance } from 'fastify'

import { buildApp } from './app.ts'
import type { Config } from './config/config.ts'
import { openControl, type CopyOrder } from './copy/control.ts'
import { noteBackup } from './processes/lastBackup.ts'
import { makeCopy } from './copy/makeCopy.ts'
import { readSecret } from './copy/settings.ts'
import { openDatabase } from './db/database.ts'
import { migrateToLatest, type MigrationStep } from './db/migrate.ts'
import type { SlowQuery } from './db/slowQueries.ts'
import { isLoopback } from './http/loopback.ts'
import { startJobs } from './jobs/jobs.ts'
import { createJobHandlers } from './jobs/kinds.ts'
import { releaseLeases } from './jobs/outbox.ts'
import { repeatTask } from './jobs/repeat.ts'
import { moveDemoDay } from './demo/moveDemoDay.ts'
import { addressInNetwork, demoJudges, type DemoJudges } from './lifecycle/demoJudges.ts'
import { enterProcess, forgetProcesses } from './processes/processes.ts'
import { firstSuperadminToken, prepareNewDatabase, signingOfStart } from './lifecycle/firstStart.ts'
import { copyClosedRounds, openCopyFolder } from './journal/copyClosedRounds.ts'
import { mailHeads } from './modules/journalLetters/mailHeads.ts'
import { startListening, refuseTakenPort } from './lifecycle/listening.ts'
import { readVersion } from './lifecycle/version.ts'
import type { Log } from './logging/log.ts'
import { createLogger } from './logging/logger.ts'
import { createMailer } from './mail/createMailer.ts'
import { siteUrl } from './mail/siteUrl.ts'
import { createMetrics } from './metrics/metrics.ts'
import { keepEmergencyFiles } from './modules/emergency/keepFiles.ts'
import { removeEmergencyFiles } from './modules/emergency/removeFiles.ts'
import { calculateInThread } from './modules/rating/ratingThread.ts'
import { calculateDueRatings, releaseRatingLeases } from './modules/rating/work.ts'
import { eraseDue } from './modules/retention/eraseDue.ts'
import { openVault } from './security/vault.ts'
import { sitePlugin } from './site/plugin.ts'
import { loadBuiltSite, type BuiltSite } from './site/renderer.ts'
import { openStorage } from './storage/openStorage.ts'
import { storeName } from './storage/storeName.ts'

export interface RunningServer {
  /** The address it listens on. */
  url: string
  /** Version and commit of the program. */
  version: string
  /** The link that creates the first superadmin; null when there is one. */
  setupUrl: string | null
  /** Where somebody judges a round of the demo; null without one that runs today. */
  demoJudges: DemoJudges | null
  /**
   * Stops in order: accepts no new requests and finishes those in progress, then stops the jobs,
   * then closes the database.
   */
  stop: () => Promise<void>
}

/** How soon after a result is published its points are calculated. */
const RATING_MS = 1000
/** How soon a rating that failed is tried again: each try may cost a thread and most of the calculation. */
const FAILED_RATING_MS = millisecondsInMinute
/** How soon after a round is closed its journal is on the second disk. */
const COPY_MS = 2000
/** How soon after a draw its emergency file is on the disk. */
const EMERGENCY_MS = 5000
/** How soon after their term personal data are erased. */
const ERASURE_MS = millisecondsInHour
/** How often it is looked whether heads of closed rounds are to be mailed. */
const HEADS_MS = millisecondsInMinute

/**
 * Starts everything: database, migrations, first content, jobs, and the API with the site.
 *
 * @throws OperatorError with one line when a setting or the surroundings are wrong
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const logger = createLogger(config.logLevel)
  const steps: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const undo of steps.splice(0).toReversed()) await undo()
  }
  try {
    await refuseTakenPort(config)
    const copies = config.copyDir === null ? null : await openCopyFolder(config.copyDir)
    const onConnectionError = (error: Error) =>
      logger.warn({ err: error }, 'a database connection broke')
    const onSlowQuery = (query: SlowQuery) => logger.warn(query, 'a slow query')
    const database = await openDatabase(config, onConnectionError, onSlowQuery)
    steps.push(database.close)
    const { db } = database
    const files = await openStorage(config, logger)
    await migrateToLatest(db, undefined, tellMigration)
    const signing = await signingOfStart(config)
    await prepareNewDatabase(db, { ...config, storage: files.storage, signing }, new Date())

    // Only this process uses the embedded database, so a lease in it belongs to a process that was
    // killed, and so does a row of the processes.
    if (database.engine === 'embedded') {
      await releaseLeases(db)
      await releaseRatingLeases(db)
      await forgetProcesses(db)
    }
    const version = readVersion()
    const vault = await openVault(config)
    const entered = await enterProcess(
      db,
      {
        host: hostname(),
        version,
        filesStore: await storeName(config),
        keyFingerprint: vault?.fingerprint ?? null,
      },
      logger,
    )
    steps.push(entered.leave)

    const mailer = await createMailer(config)
    steps.push(mailer.close)
    const jobs = startJobs({
      db,
      engine: database.engine,
      files,
      handlers: createJobHandlers({ mailer }),
      log: logger,
    })
    steps.push(jobs.stop)
    const ratings = repeatTask(
      RATING_MS,
      logger,
      (signal) =>
        config.databaseUrl === null
          ? calculateDueRatings(db, new Date(), signal)
          : calculateInThread(db, config.databaseUrl, new Date(), {
              signal,
              onConnectionError,
              onSlowQuery,
            }),
      FAILED_RATING_MS,
    )
    steps.push(ratings.stop)
    const erasures = repeatTask(ERASURE_MS, logger, () => eraseDue(db, new Date()))
    steps.push(erasures.stop)

    const heads = repeatTask(HEADS_MS, logger, (signal) =>
      mailHeads(db, config, new Date(), signal),
    )
    steps.push(heads.stop)

    if (copies !== null) {
      const copying = repeatTask(COPY_MS, logger, (signal) =>
        copyClosedRounds(db, copies, new Date(), signal),
      )
      steps.push(copying.stop)
    }

    if (database.engine === 'embedded') {
      // Nobody else can open the database while this process holds it.
      const copy = async ({ into, key }: CopyOrder, onStep: (line: string) => void) => {
        const copied = { db, storage: files.storage, version, secret: await readSecret(config) }
        const made = await makeCopy(copied, into, { key, now: new Date(), onStep })
        await noteBackup(db, new Date()).catch((error: unknown) =>
          logger.warn({ err: error }, 'the copy is complete, and the database does not know of it'),
        )
        return made
      }
      steps.push(await openControl(config.dataDir, copy, logger))
    }
    const site = await builtSite(logger)
    const emergencyPage = site && site.renderer.emergencyPage
    if (emergencyPage !== null) {
      const folder = copies?.path ?? join(config.dataDir, 'emergency')
      if (copies === null) await mkdir(folder, { recursive: true, mode: 0o700 })
      const keeping = repeatTask(EMERGENCY_MS, logger, (signal) =>
        keepEmergencyFiles(db, folder, emergencyPage, new Date(), signal),
      )
      const removing = repeatTask(millisecondsInHour, logger, () =>
        removeEmergencyFiles(db, folder, new Date()),
      )
      steps.push(keeping.stop, removing.stop)
    }
    const metrics = createMetrics(database, config.dataDir)
    metrics.watchProcess()
    const app = await buildApp({
      config,
      db,
      files,
      mailGoesOut: config.smtpUrl !== null,
      metrics,
      notifications: database.notifications,
      vault,
      version,
      logger,
      emergencyPage,
      ...(site && {
        site: sitePlugin({
          site,
          version,
          allowDs: config.allowDs,
          siteUrl: (domain) => siteUrl(config, domain),
        }),
      }),
    })
    steps.push(async () => app.close())
    const url = await listen(app, config)
    if (config.demo && !isLoopback(config.host)) {
      logger.warn({ host: config.host }, 'everybody knows the passwords of the demo accounts')
    }
    // A demo that cannot be moved is no reason not to serve.
    if (config.demo) {
      await moveDemoDay(db, new Date()).catch((error: unknown) => {
        logger.error({ err: error }, 'the event of the demo stays on its day')
      })
    }
    const token = await firstSuperadminToken(db, new Date())
    return {
      url,
      version,
      setupUrl: token && siteUrl(config, null) + pagePath('firstSuperadmin', { token }),
      demoJudges: await demoJudges(db, { here: url, phone: phoneOrigin(config, url) }, new Date()),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** For whoever watches the start after an upgrade: on the standard output, whatever is logged. */
function tellMigration({ name, number, of }: MigrationStep): void {
  process.stdout.write(`Bringing the database to the new schema, ${number} of ${of}: ${name}\n`)
}

/** Without a built site (in development, where Vite serves it) only the API is served. */
async function builtSite(log: Log): Promise<BuiltSite | null> {
  try {
    return await loadBuiltSite()
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing) throw error
    log.warn({ reason: error.message }, 'the site is not built: serving the API alone')
    return null
  }
}

/** @returns the address people open */
async function listen(app: FastifyInstance, { host, port, publicUrl }: Config): Promise<string> {
  await startListening({ host, port }, () => app.listen({ host, port }))
  const address = app.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  return publicUrl ?? `http://${shownHost(host)}:${bound}`
}

/** Where a phone in the network of this machine finds it; null where none does. */
function phoneOrigin({ host, publicUrl }: Config, url: string): string | null {
  if (publicUrl !== null) return publicUrl
  if (isLoopback(host)) return null
  const isAny = host === '0.0.0.0' || host === '::'
  const address = isAny ? addressInNetwork() : shownHost(host)
  return address && `http://${address}:${new URL(url).port || '80'}`
}

/** Tenants are found by host name, so `localhost` is shown instead of an IP address. */
function shownHost(host: string): string {
  if (isLoopback(host) || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
