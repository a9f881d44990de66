import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, it, onTestFinished } from 'vitest'

import { startApi, type Api } from '../testing/api.ts'
import { forBothEngines } from '../testing/database.ts'
import { createTeam } from '../testing/fixtures.ts'

const config = { allowDs: false, metricsOpen: false, publicUrl: null, port: 0 }

forBothEngines('what a proxy passes on', (engine) => {
  async function start(trustForwardedHost: boolean): Promise<Api> {
    const api = await startApi(engine, { config: { ...config, trustProxy: 1, trustForwardedHost } })
    onTestFinished(() => api.close())
    await createTeam(api.database.db, { name: 'Весна', domain: 'vesna.localhost' })
    return api
  }
  const asVesna = { 'x-forwarded-host': 'vesna.localhost' }

  it('is no host, unless the switch for it is on', async () => {
    const url = '/api/tenant'
    const off = await (await start(false)).call({ url, headers: asVesna })
    expect(off.json()).toMatchObject({ team: { name: 'Паркет' } })
    const on = await (await start(true)).call({ url, headers: asVesna })
    expect(on.json()).toMatchObject({ team: { name: 'Весна' } })
  })

  it('tells shared caches apart what it changes', async () => {
    const varies = async (api: Api) => (await api.call({ url: '/api/events' })).headers['vary']
    expect(await varies(await start(true))).toMatch(/\bhost\b.*\bx-forwarded-host\b/)
    expect(await varies(await start(false))).not.toContain('x-forwarded-host')
  })

  it.each(['junk', '1.2.3.4, unknown', 'a'.repeat(500)])(
    'is refused where «%s» is no address',
    async (forwarded) => {
      const api = await start(false)
      const headers = { 'x-forwarded-for': forwarded }
      expect((await api.call({ url: '/api/tenant', headers })).statusCode).toBe(400)
    },
  )

  it('is refused with two hosts', async () => {
    const api = await start(false)
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect(Number(new URL(api.app.listeningOrigin).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      'GET /api/tenant HTTP/1.1\r\nHost: localhost\r\nHost: vesna.localhost\r\nConnection: close\r\n\r\n',
    )
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  })
})
