import { pino } from 'pino'
import { describe, expect, it } from 'vitest'

import { startApi } from '../testing/api.ts'
import { anyEngine } from '../testing/database.ts'
import { maskUrl, serializers } from './masking.ts'

describe('log', () => {
  it.each([
    ['/api/events?filter=past&page=2', '/api/events?filter=past&page=2'],
    ['/api/events/1/reg-datas/5?pin=048213&ds=a.b', '/api/events/1/reg-datas/5?pin=***&ds=a.b'],
    ['/info-by-name?ln=Смирнова&bd=1999-04-12', '/info-by-name?ln=***&bd=***'],
    ['/api/events?q=%D1%81&pin%5B%5D=1', '/api/events?q=***&pin%5B%5D=***'],
    ['/reset-password/SECRET?x', '/reset-password/***?x=***'],
    ['/verify-email/SECRET', '/verify-email/***'],
    ['/setup/SECRET', '/setup/***'],
    ['/judge/ABC123', '/judge/***'],
    ['/approve/ABC123', '/approve/***'],
    ['/station/ABC123', '/station/***'],
    ['/screen/ABC123', '/screen/***'],
    ['/api/events/1', '/api/events/1'],
  ])('writes %s as %s', (url, masked) => {
    expect(maskUrl(url)).toBe(masked)
  })

  it('tells of a call neither PIN, nor body, nor token, nor address', async () => {
    const lines: string[] = []
    const api = await startApi(anyEngine(), {
      logger: pino({ serializers }, { write: (line) => lines.push(line) }),
    })
    await api.call({
      url: '/api/events/1/reg-datas/5?pin=048213',
      token: `1|${'S'.repeat(43)}`,
    })
    await api.call({
      method: 'POST',
      url: '/api/login',
      body: { email: 'secret@parket.test', password: 'secret-password' },
    })
    await api.close()

    const log = lines.join('')
    expect(log).toContain('"url":"/api/events/1/reg-datas/5?pin=***"')
    expect(log).toContain('"statusCode":401')
    for (const secret of ['048213', 'SSSS', 'secret@', 'secret-password', '127.0.0.1']) {
      expect(log).not.toContain(secret)
    }
  })

  it('tells of an error no values', () => {
    const lines: string[] = []
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (email)=(secret@parket.test) already exists.',
      parameters: ['secret@parket.test'],
    })
    pino({ serializers }, { write: (line) => lines.push(line) }).error({ err: error }, 'internal')
    expect(lines.join('')).toContain('users_email')
    expect(lines.join('')).not.toContain('secret@')
  })

  it.each([
    [{ name: 'ExitStatus', message: 'exit(1)', status: 1 }, 'ExitStatus: exit(1)'],
    [{ secret: 'secret@parket.test' }, 'an object of secret'],
    ['aborted', 'aborted'],
  ])('tells what was thrown that is no error: %j', (thrown, message) => {
    expect(serializers.err(thrown)).toEqual({ message })
  })
})
