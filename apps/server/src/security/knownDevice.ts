import { randomBytes } from 'node:crypto'

import { addMilliseconds } from 'date-fns/addMilliseconds'
import { millisecondsInDay } from 'date-fns/constants'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { foldAccount, keyOf } from './attemptCounter.ts'
import type { Signer } from './signer.ts'

/** As long as a token lives at most. */
const LIFE_MS = 180 * millisecondsInDay
/** How many accounts and registrations one device is known for; the latest count. */
const MOST_SUBJECTS = 20
const SUBJECT_LENGTH = 16
const PURPOSE = 'device'

/** Whose secret a device has shown to know. */
type Subject = {
  /** What was shown: `login`, `pin`. */
  scope: string
  /** The account or registration. */
  account: string
}

type Call = { signer: Signer; request: FastifyRequest; now: Date }

type Cookie = { id: string; subjects: string[] }

/**
 * The device that a call comes from, where this account was opened on it before
 * (docs/adr/0029-known-devices.md). Its wrong tries are counted apart, so that those of others behind
 * its address lock nobody out.
 *
 * @returns its random id; null where it is not known for this account
 */
export function findKnownDevice(call: Call, subject: Subject): string | null {
  const cookie = readCookie(call)
  return cookie?.subjects.includes(nameOf(subject)) ? cookie.id : null
}

/** From now on the device of the call is known for this account: a cookie that pages cannot read. */
export function rememberDevice(call: Call & { reply: FastifyReply }, subject: Subject): void {
  const { signer, request, reply, now } = call
  const known = readCookie(call)
  const id = known?.id ?? randomBytes(16).toString('base64url')
  const others = known?.subjects.filter((each) => each !== nameOf(subject)) ?? []
  const subjects = [nameOf(subject), ...others].slice(0, MOST_SUBJECTS)
  const expires = addMilliseconds(now, LIFE_MS)
  const content = `${id}.${subjects.join('-')}.${Math.floor(expires.getTime() / 1000)}`
  reply.setCookie(cookieName(call), `${content}.${signer.sign(PURPOSE, content)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: LIFE_MS / 1000,
  })
}

function readCookie(call: Call): Cookie | null {
  const { signer, request, now } = call
  const text = request.cookies[cookieName(call)] ?? ''
  const [id = '', subjects = '', until = '', signature = ''] = text.split('.')
  const isOurs = signer.isSigned(PURPOSE, `${id}.${subjects}.${until}`, signature)
  if (!isOurs || Number(until) * 1000 <= now.getTime()) return null
  return { id, subjects: subjects.split('-') }
}

/** `__Host-` keeps other subdomains from planting one of theirs, but exists only over TLS. */
function cookieName({ request }: Call): string {
  return request.protocol === 'https' ? '__Host-parket-device' : 'parket-device'
}

function nameOf({ scope, account }: Subject): string {
  return keyOf(`${scope} ${foldAccount(account)}`).slice(0, SUBJECT_LENGTH)
}
