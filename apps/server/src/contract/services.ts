import type { EmergencyFile } from '@parket/domain/emergency/file'
import type { Kysely } from 'kysely'

import type { Config } from '../config/config.ts'
import type { Database } from '../db/schema.ts'
import type { LookUpHost } from '../http/lookUpHost.ts'
import type { LiveTopics } from '../live/liveTopics.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Pause } from '../security/attempts.ts'
import type { ConcurrencyLimiter } from '../security/concurrencyLimiter.ts'
import type { Signer } from '../security/signer.ts'
import type { Vault } from '../security/vault.ts'
import type { OpenStorage } from '../storage/openStorage.ts'
import type { SharedAnswers } from './sharedAnswers.ts'

/** What every handler may use. */
export type Services = {
  config: Pick<Config, 'metricsOpen' | 'port' | 'publicUrl'>
  db: Kysely<Database>
  /** Writes an emergency file as a document; null where the site is not built. */
  emergencyPage: ((file: EmergencyFile) => string) | null
  /** Where uploaded files are kept. */
  files: OpenStorage
  /** Who follows an event, and what rose there. */
  live: LiveTopics
  /** Letters go out by SMTP; otherwise they are written to files, which nobody is asked by. */
  mailGoesOut: boolean
  metrics: Metrics
  /** The application's version, as `/version.txt` tells it. */
  version: string
  /** Limits concurrent registrations; the queue's id is the event's. */
  registering: ConcurrencyLimiter
  /** Shares answers to dear public reads. */
  shared: SharedAnswers
  /** Encrypts secrets; null where this installation has no key for that. */
  vault: Vault | null
  /** Signs what callers bring back. */
  signer: Signer
  /** Asks the DNS. */
  lookUpHost: LookUpHost
  /** Lets time pass before an answer. */
  pause: Pause
}
