import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'

const ALGORITHM = 'aes-256-gcm'
const SALT_BYTES = 16
const IV_BYTES = 12
const TAG_BYTES = 16

/** A key for one part. The operator's key is long and random (at least 32 characters), so it needs no slow derivation. */
function keyOf(key: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'parket copy', 32))
}

/**
 * Encrypts: salt, initialization vector, content, tag.
 *
 * @param name bound to the content: a part cannot stand in for another one
 */
export function createSealing(key: string, name: string): Transform {
  const salt = randomBytes(SALT_BYTES)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(key, salt), iv).setAAD(Buffer.from(name))
  let isBegun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isBegun) this.push(Buffer.concat([salt, iv]))
      isBegun = true
      done(null, cipher.update(chunk))
    },
    flush(done) {
      if (!isBegun) this.push(Buffer.concat([salt, iv]))
      this.push(cipher.final())
      done(null, cipher.getAuthTag())
    },
  })
}

/** Decrypts; it fails at the end where key, name or content are others. */
export function createOpening(key: string, name: string): Transform {
  const head = SALT_BYTES + IV_BYTES
  let held = Buffer.alloc(0)
  let decipher: ReturnType<typeof start> | null = null
  const start = (salt: Buffer, iv: Buffer) =>
    createDecipheriv(ALGORITHM, keyOf(key, salt), iv, { authTagLength: TAG_BYTES }).setAAD(
      Buffer.from(name),
    )
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held = Buffer.concat([held, chunk])
      if (decipher === null && held.length >= head) {
        decipher = start(held.subarray(0, SALT_BYTES), held.subarray(SALT_BYTES, head))
        held = held.subarray(head)
      }
      // The last bytes may be the tag.
      const ready = held.length - TAG_BYTES
      if (decipher === null || ready <= 0) return done()
      const opened = decipher.update(held.subarray(0, ready))
      held = held.subarray(ready)
      done(null, opened)
    },
    flush(done) {
      try {
        if (decipher === null || held.length !== TAG_BYTES) throw new Error(`${name} is cut short`)
        done(null, decipher.setAuthTag(held).final())
      } catch (error) {
        done(error as Error)
      }
    },
  })
}
