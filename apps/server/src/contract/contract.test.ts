import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../testing/api.ts'
import { forEachEngine } from '../testing/database.ts'

forEachEngine('contract', (engine) => {
  let api: Api
  beforeAll(async () => {
    api = await startApi(engine)
  })
  afterAll(() => api.close())

  it('answers the tenant', async () => {
    const answer = await api.call({ url: '/api/tenant' })
    expect(answer.json()).toMatchObject({ team: { name: 'Паркет' } })
  })
})
