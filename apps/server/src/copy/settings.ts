import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ConfigError, type Config, type Environment } from '../config/config.ts'
import { OperatorError } from '../operator/operatorError.ts'
import { KEY_FILE } from '../security/vault.ts'
import { writeDurably } from '../storage/durableFile.ts'

/** The key that copies are encrypted with, and the only one that opens them. @throws ConfigError for a short one */
export function readBackupKey(env: Environment): string | null {
  const key = env['BACKUP_KEY']?.trim() || null
  if (key !== null && key.length < 32) {
    throw new ConfigError('BACKUP_KEY must have at least 32 characters.')
  }
  return key
}

/** What this installation encrypts second factors with; null where it has none. */
export async function readSecret({
  secretKey,
  dataDir,
}: Pick<Config, 'secretKey' | 'dataDir'>): Promise<string | null> {
  if (secretKey !== null) return secretKey
  const path = join(dataDir, KEY_FILE)
  return existsSync(path) ? readFile(path, 'utf8') : null
}

/**
 * Puts the key of a copy where this installation finds it. With PostgreSQL the operator has to set it: the file keeps it.
 *
 * @returns what the operator has to do; null: nothing
 * @throws OperatorError where there is another key already
 */
export async function keepSecret(
  config: Pick<Config, 'secretKey' | 'dataDir' | 'databaseUrl'>,
  secret: string | null,
): Promise<string | null> {
  if (secret === null) return null
  const own = await readSecret(config)
  const path = join(config.dataDir, KEY_FILE)
  if (own !== null && own !== secret) {
    const place = config.secretKey === null ? path : 'SECRET_KEY'
    throw new OperatorError(
      `${place} is another key than the copy's: second factors would be lost.`,
    )
  }
  if (own === null) await writeDurably(path, Buffer.from(secret), { mode: 0o600 })
  if (config.databaseUrl === null || config.secretKey !== null) return null
  return `Start with SECRET_KEY set to what is in ${path}: second factors are encrypted with it.`
}
