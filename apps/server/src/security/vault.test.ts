import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { tempFolder } from '../testing/tempFolder.ts'
import { createVault, openVault } from './vault.ts'

const key = () => randomBytes(32).toString('base64url')

it('opens what it sealed for the same owner, and nothing else', () => {
  const vault = createVault(key())
  const sealed = vault.seal('JBSWY3DP', '7')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(vault.open(sealed, '7')).toBe('JBSWY3DP')
  expect(vault.seal('JBSWY3DP', '7')).not.toBe(sealed)
  expect(() => vault.open(sealed, '8')).toThrow(/authenticate/)
  expect(() => createVault(key()).open(sealed, '7')).toThrow(/authenticate/)
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(() => vault.open(bytes.toString('base64url'), '7')).toThrow(/authenticate/)
})

it('with the embedded database has a key of its own, which is this account’s alone', async () => {
  const dataDir = tempFolder()
  const settings = { secretKey: null, databaseUrl: null, dataDir }
  const sealed = (await openVault(settings))?.seal('text', '1') ?? ''
  expect((await openVault(settings))?.open(sealed, '1')).toBe('text')
  const path = join(dataDir, 'secret.key')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readFile(path, 'utf8')).toMatch(/^[\w-]{43}$/)
})

it('on PostgreSQL is there only with SECRET_KEY', async () => {
  const settings = { databaseUrl: 'postgresql://localhost/x', dataDir: tempFolder() }
  expect(await openVault({ ...settings, secretKey: null })).toBeNull()
  const secretKey = key()
  const sealed = (await openVault({ ...settings, secretKey }))?.seal('text', '1') ?? ''
  expect(createVault(secretKey).open(sealed, '1')).toBe('text')
})
