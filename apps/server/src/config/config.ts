import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'

import { isLoopback } from '../http/loopback.ts'
import { logLevels, type LogLevel } from '../logging/logger.ts'
import { parseMailbox, type Mailbox } from '../mail/mailbox.ts'
import { OperatorError } from '../operator/operatorError.ts'
import type { S3Settings } from '../storage/s3Storage.ts'

/** The settings of this process, read from environment variables and validated. */
export interface Config {
  /** 0: any free one. */
  port: number
  host: string
  /** Absolute. Embedded database, uploaded files, outgoing mail. */
  dataDir: string
  /** Absolute, on a second disk: the journal of each closed round is copied there; null: nowhere. */
  copyDir: string | null
  /** Null: the embedded database. */
  databaseUrl: string | null
  /** Encrypts what the server has to read again; null: a key of its own, with the embedded database. */
  secretKey: string | null
  /** Whether a new database gets the demo data. */
  demo: boolean
  /** Whether `?ds=` may name the tenant. */
  allowDs: boolean
  /** Null: mail is written to files in `dataDir/mail`. */
  smtpUrl: string | null
  mailFrom: Mailbox
  /** Null: files are kept in `dataDir/files`. */
  s3: S3Settings | null
  /** As Fastify takes it: false, how many proxies stand in front, or their addresses. */
  trustProxy: false | number | string[]
  /** Whether a trusted proxy names the host in `X-Forwarded-Host`; it must overwrite the caller's own. */
  trustForwardedHost: boolean
  /** Origin that people use, without a closing slash; null: `http://localhost:PORT`. */
  publicUrl: string | null
  /** Whether `/metrics` answers others than this machine. */
  metricsOpen: boolean
  /** The least that is logged. */
  logLevel: LogLevel
}

/** A setting is wrong. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError'
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The region that S3-compatible stores without regions accept. */
const DEFAULT_S3_REGION = 'us-east-1'

const DEFAULT_MAIL_FROM: Mailbox = { name: 'Паркет', address: 'no-reply@parket.test' }

/**
 * Reads the settings. A variable that is empty counts as not set.
 *
 * @throws ConfigError at the first wrong or contradictory one; secrets are not repeated in it
 */
export function readConfig(env: Environment): Config {
  const read = (name: string): string | null => env[name]?.trim() || null
  const databaseUrl = readUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:'])
  const host = readHost(read('HOST'))
  const publicUrl = readPublicUrl(read('PUBLIC_URL'))
  const isPublic = publicUrl !== null || !isLoopback(host)
  const demo = readDemo(read('DEMO'), databaseUrl === null, isPublic)
  const trustProxy = readTrustProxy(read('TRUST_PROXY'))
  const smtpUrl = readUrl('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:'])
  return {
    port: readPort(read('PORT')),
    host,
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    copyDir: readFolder(read('COPY_DIR')),
    databaseUrl,
    secretKey: readSecretKey(read('SECRET_KEY')),
    demo,
    allowDs: readFlag('ALLOW_DS', read('ALLOW_DS'), demo),
    smtpUrl,
    mailFrom: readMailFrom(read('MAIL_FROM'), smtpUrl !== null),
    s3: readS3(read),
    trustProxy,
    trustForwardedHost: readForwardedHost(read('TRUST_FORWARDED_HOST'), trustProxy),
    publicUrl,
    metricsOpen: readFlag('METRICS_OPEN', read('METRICS_OPEN'), false),
    logLevel: readLogLevel(read('LOG_LEVEL')),
  }
}

function readFolder(value: string | null): string | null {
  return value === null ? null : resolve(value)
}

/** The value is not repeated. */
function readSecretKey(value: string | null): string | null {
  if (value !== null && value.length < 32) {
    throw new ConfigError('SECRET_KEY must have at least 32 characters.')
  }
  return value
}

function readPort(value: string | null): number {
  if (value === null) return 3000
  const port = /^\d{1,5}$/.test(value) ? Number(value) : -1
  if (port < 0 || port > 65_535) {
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${value}".`)
  }
  return port
}

function readHost(value: string | null): string {
  if (value === null) return '127.0.0.1'
  if (!isIP(value) && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) {
    throw new ConfigError(`HOST must be an address or a host name, not "${value}".`)
  }
  return value
}

/** Everybody knows the passwords of the demo accounts: no site that others reach has them by default. */
function readDemo(value: string | null, isEmbedded: boolean, isPublic: boolean): boolean {
  if (value === null && isEmbedded && isPublic) {
    throw new ConfigError(
      'DEMO must be set where HOST or PUBLIC_URL lets others in: 0 starts empty, 1 makes demo accounts whose passwords everybody knows.',
    )
  }
  return readFlag('DEMO', value, isEmbedded)
}

function readFlag(name: string, value: string | null, preset: boolean): boolean {
  if (value === null) return preset
  if (value !== '0' && value !== '1')
    throw new ConfigError(`${name} must be 0 or 1, not "${value}".`)
  return value === '1'
}

/** The value is not repeated: it may hold a password. */
function readUrl(name: string, value: string | null, protocols: string[]): string | null {
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !protocols.includes(url.protocol)) {
    const forms = protocols.map((protocol) => `${protocol}//…`).join(' or ')
    throw new ConfigError(`${name} must be a URL of the form ${forms}.`)
  }
  return value
}

function readMailFrom(value: string | null, isRequired: boolean): Mailbox {
  if (value === null) {
    if (isRequired) throw new ConfigError('MAIL_FROM must be set when SMTP_URL is.')
    return DEFAULT_MAIL_FROM
  }
  const mailbox = parseMailbox(value)
  if (mailbox === null) {
    throw new ConfigError(
      `MAIL_FROM must be an address, such as "Паркет <mail@example.org>", not "${value}".`,
    )
  }
  return mailbox
}

function readS3(read: (name: string) => string | null): S3Settings | null {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET']
  const missing = names.filter((name) => read(name) === null)
  const region = read('S3_REGION')
  if (missing.length === names.length && region === null) return null
  const endpoint = readUrl('S3_ENDPOINT', read('S3_ENDPOINT'), ['https:', 'http:'])
  const [bucket, key, secret] = [read('S3_BUCKET'), read('S3_KEY'), read('S3_SECRET')]
  if (endpoint === null || bucket === null || key === null || secret === null) {
    throw new ConfigError(`S3_* are set together or not at all; missing: ${missing.join(', ')}.`)
  }
  return { endpoint, bucket, key, secret, region: region ?? DEFAULT_S3_REGION }
}

function readTrustProxy(value: string | null): Config['trustProxy'] {
  if (value === null || value === '0') return false
  if (/^[1-9]$/.test(value)) return Number(value)
  const addresses = value.split(',').map((address) => address.trim())
  const wrong = addresses.find((address) => !isAddressOrSubnet(address))
  if (wrong !== undefined) {
    throw new ConfigError(
      `TRUST_PROXY must be the number of proxies (1 to 9) or their addresses and subnets, not "${wrong}".`,
    )
  }
  return addresses
}

function readForwardedHost(value: string | null, trustProxy: Config['trustProxy']): boolean {
  const isTrusted = readFlag('TRUST_FORWARDED_HOST', value, false)
  if (isTrusted && trustProxy === false) {
    throw new ConfigError('TRUST_FORWARDED_HOST needs TRUST_PROXY: nobody else is believed.')
  }
  return isTrusted
}

function isAddressOrSubnet(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  if (!/^\d{1,3}$/.test(prefix)) return false
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 6 ? 'ipv6' : 'ipv4')
    return true
  } catch {
    return false
  }
}

function readPublicUrl(value: string | null): string | null {
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && url.href.replace(/\/$/, '') === url.origin
  if (!isOrigin) {
    throw new ConfigError(
      `PUBLIC_URL must be an origin such as https://example.org, without a path, not "${value}".`,
    )
  }
  return url.origin
}

function readLogLevel(value: string | null): LogLevel {
  if (value === null) return 'warn'
  const level = logLevels.find((candidate) => candidate === value)
  if (!level)
    throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`)
  return level
}
