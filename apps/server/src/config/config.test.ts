import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { ConfigError, readConfig } from './config.ts'

const s3 = { S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'b', S3_KEY: 'k', S3_SECRET: 's' }

test('without any setting it is the demo on the loopback, with everything in data/', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    copyDir: null,
    databaseUrl: null,
    demo: true,
    allowDs: true,
    smtpUrl: null,
    mailFrom: { name: 'Паркет', address: 'no-reply@parket.test' },
    s3: null,
    trustProxy: false,
    trustForwardedHost: false,
    publicUrl: null,
    secretKey: null,
    metricsOpen: false,
    logLevel: 'warn',
  })
})

test('a secret key is long, and a short one is not repeated', () => {
  const SECRET_KEY = 'x'.repeat(32)
  expect(readConfig({ SECRET_KEY })).toMatchObject({ secretKey: SECRET_KEY })
  const read = () => readConfig({ SECRET_KEY: 'tooshort' })
  expect(read).toThrow(/SECRET_KEY/)
  expect(read).not.toThrow(/tooshort/)
})

test('an empty variable counts as not set', () => {
  const empty = { PORT: '', HOST: ' ', DATABASE_URL: '', DEMO: '', TRUST_PROXY: '', S3_KEY: '' }
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('with a server there is no demo, and no ds, unless asked for', () => {
  const DATABASE_URL = 'postgres://parket@db/parket'
  expect(readConfig({ DATABASE_URL })).toMatchObject({ demo: false, allowDs: false })
  expect(readConfig({ DATABASE_URL, DEMO: '1' })).toMatchObject({ demo: true, allowDs: true })
  expect(readConfig({ DATABASE_URL, ALLOW_DS: '1' })).toMatchObject({ demo: false, allowDs: true })
})

test.each<Record<string, string>>([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: 'parket.example.org' },
  { HOST: '127.example.org' },
  { PUBLIC_URL: 'https://parket.example.org' },
])('with %o demo accounts are there only where it is said', (env) => {
  expect(() => readConfig(env)).toThrow(/^DEMO must be set[^\n]+$/)
  expect(readConfig({ ...env, DEMO: '0' }).demo).toBe(false)
  expect(readConfig({ ...env, DEMO: '1' }).demo).toBe(true)
  expect(readConfig({ ...env, DATABASE_URL: 'postgres://parket@db/parket' }).demo).toBe(false)
})

test.each(['localhost', '127.0.0.2', '::1'])('on %s alone they are there', (HOST) => {
  expect(readConfig({ HOST }).demo).toBe(true)
})

test('ds follows the demo unless set', () => {
  expect(readConfig({ DEMO: '0' })).toMatchObject({ demo: false, allowDs: false })
  expect(readConfig({ DEMO: '1', ALLOW_DS: '0' })).toMatchObject({ demo: true, allowDs: false })
})

test('mail settings are read', () => {
  const env = { SMTP_URL: 'smtps://u:p@mail.example.org', MAIL_FROM: 'Весна <v@example.org>' }
  expect(readConfig(env)).toMatchObject({
    smtpUrl: env.SMTP_URL,
    mailFrom: { name: 'Весна', address: 'v@example.org' },
  })
})

test('the object store is read', () => {
  expect(readConfig(s3).s3).toEqual({
    endpoint: 'https://s3.example.org',
    bucket: 'b',
    key: 'k',
    secret: 's',
    region: 'us-east-1',
  })
  expect(readConfig({ ...s3, S3_REGION: 'ru-central1' }).s3).toMatchObject({
    region: 'ru-central1',
  })
})

test.each([
  ['0', false],
  ['1', 1],
  ['10.0.0.1, 192.168.0.0/16, ::1, fd00::/8', ['10.0.0.1', '192.168.0.0/16', '::1', 'fd00::/8']],
])('TRUST_PROXY=%s is understood', (TRUST_PROXY, expected) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(expected)
})

test('the host that a proxy names counts only where it is asked for', () => {
  expect(readConfig({ TRUST_PROXY: '1' }).trustForwardedHost).toBe(false)
  const env = { TRUST_PROXY: '1', TRUST_FORWARDED_HOST: '1' }
  expect(readConfig(env).trustForwardedHost).toBe(true)
})

test('a public address is kept as an origin', () => {
  const env = { PUBLIC_URL: 'https://Parket.example.org/', DEMO: '0' }
  expect(readConfig(env).publicUrl).toBe('https://parket.example.org')
})

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: '80a' }, /^PORT must be/],
  [{ PORT: '65536' }, /^PORT must be/],
  [{ PORT: '-1' }, /^PORT must be/],
  [{ HOST: 'a b' }, /^HOST must be/],
  [{ HOST: 'http://localhost' }, /^HOST must be/],
  [{ DEMO: 'yes' }, /^DEMO must be 0 or 1/],
  [{ ALLOW_DS: 'true' }, /^ALLOW_DS must be 0 or 1/],
  [{ DATABASE_URL: 'mysql://u:hush@db/x' }, /^DATABASE_URL must be/],
  [{ DATABASE_URL: 'localhost' }, /^DATABASE_URL must be/],
  [{ SMTP_URL: 'http://u:hush@mail', MAIL_FROM: 'a@b.c' }, /^SMTP_URL must be/],
  [{ SMTP_URL: 'smtp://mail' }, /^MAIL_FROM must be set/],
  [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM must be an address/],
  [{ MAIL_FROM: 'a@b.c, d@e.f' }, /^MAIL_FROM must be an address/],
  [{ S3_BUCKET: 'b' }, /missing: S3_ENDPOINT, S3_KEY, S3_SECRET/],
  [{ S3_REGION: 'r' }, /missing: S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET/],
  [{ ...s3, S3_SECRET: '' }, /missing: S3_SECRET/],
  [{ ...s3, S3_ENDPOINT: 's3.example.org' }, /^S3_ENDPOINT must be/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '10.0.0.1,,' }, /^TRUST_PROXY must be/],
  [{ TRUST_FORWARDED_HOST: '1' }, /^TRUST_FORWARDED_HOST needs TRUST_PROXY/],
  [{ TRUST_FORWARDED_HOST: 'yes', TRUST_PROXY: '1' }, /^TRUST_FORWARDED_HOST must be 0 or 1/],
  [{ PUBLIC_URL: 'example.org' }, /^PUBLIC_URL must be/],
  [{ PUBLIC_URL: 'https://example.org/parket' }, /^PUBLIC_URL must be/],
  [{ PUBLIC_URL: 'https://u:p@example.org' }, /^PUBLIC_URL must be/],
  [{ PUBLIC_URL: 'ftp://example.org' }, /^PUBLIC_URL must be/],
  [{ METRICS_OPEN: 'yes' }, /^METRICS_OPEN must be 0 or 1/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
])('%o is refused in one line that names it', (env, message) => {
  const read = (): unknown => readConfig(env)
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(message)
  expect(read).not.toThrow(/\n|hush/)
})
