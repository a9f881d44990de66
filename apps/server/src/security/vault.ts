import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from '../config/config.ts'
import { writeDurably } from '../storage/durableFile.ts'

/** Encrypts what the server has to read again, such as the key of an authenticator. */
export interface Vault {
  /** Tells two keys apart, and says nothing of either. */
  fingerprint: string
  /** @param owner bound to the text: what was sealed for one cannot be opened for another */
  seal: (text: string, owner: string) => string
  /** @throws when it was sealed with another key or for another owner */
  open: (sealed: string, owner: string) => string
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** In DATA_DIR: the installation's own key. */
export const KEY_FILE = 'secret.key'

/**
 * The vault of this installation: by SECRET_KEY, or with the embedded database by a key of its own in
 * DATA_DIR, which this account alone can read.
 *
 * @returns null where neither is: several processes on PostgreSQL share a key only if they are given one
 */
export async function openVault({
  secretKey,
  databaseUrl,
  dataDir,
}: Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>): Promise<Vault | null> {
  if (secretKey !== null) return createVault(secretKey)
  return databaseUrl === null ? createVault(await ownKey(join(dataDir, KEY_FILE))) : null
}

async function ownKey(path: string): Promise<string> {
  if (!existsSync(path)) {
    await writeDurably(path, Buffer.from(randomBytes(32).toString('base64url')), { mode: 0o600 })
  }
  return readFile(path, 'utf8')
}

/** @param secretKey of any length; keys for single uses are derived from it */
export function createVault(secretKey: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'parket vault', 32))
  return {
    fingerprint: Buffer.from(hkdfSync('sha256', secretKey, '', 'parket fingerprint', 8)).toString(
      'hex',
    ),
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      const [iv, tag] = [
        bytes.subarray(0, IV_BYTES),
        bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
      ]
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag)
      const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
      return Buffer.concat(opened).toString('utf8')
    },
  }
}
