import { sampleValues } from '@parket/domain/fields/field'
import { teamFields } from '@parket/domain/team/team'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { forEachEngine, onPostgres } from '../../../testing/database.ts'
import { createEvent, createTeam, createUser, defaultTeam, NOW } from '../../../testing/fixtures.ts'
import { createPeople, type People } from '../../../testing/roles.ts'

type Team = { id: number; domain: string | null; deleted_at: string | null }

let domains = 0
const newDomain = () => `team${(domains += 1)}.test`

forEachEngine('a team', (engine) => {
  let api: Api
  let root: { id: number; email: string }
  let token: string
  let team: Team
  let main: { id: number }
  beforeAll(async () => {
    api = await startApi(engine)
    root = await createUser(api.database.db, { superadmin: true })
    token = await api.logIn(root.email)
    main = await defaultTeam(api.database.db)
  })
  beforeEach(async () => {
    const created = await createTeam(api.database.db, { name: 'Весна', domain: newDomain() })
    team = { ...created, deleted_at: null }
  })
  afterAll(() => api.close())

  const post = (body: object) => api.call({ method: 'POST', url: '/api/teams', body, token })
  const put = (body: object, id = team.id) =>
    api.call({ method: 'PUT', url: `/api/teams/${id}`, body, token })
  const read = async (id = team.id) =>
    (await api.call({ url: `/api/teams/${id}`, token })).json<Team>()
  const tenantAt = async (host: string) =>
    (await api.call({ url: '/api/tenant', host })).json<{ team: Team }>().team

  describe('is created', () => {
    it('with its brand, and answers at its domain', async () => {
      const brand = {
        name: 'Ореол',
        domain: newDomain(),
        accent: '#2F7D4F',
        contacts: {
          phone: '+7 812 000-00-00',
          email: 'info@oreol.test',
          site: 'https://oreol.test',
        },
        home_text: 'Турниры **Ореола**.',
      }
      const answer = await post(brand)
      expect(answer.statusCode).toBe(201)
      const created = answer.json<Team>()
      expect(created).toMatchObject({
        ...brand,
        accent: '#2f7d4f',
        contacts: { ...brand.contacts, address: '' },
        logo_url: null,
        deleted_at: null,
      })
      expect(await tenantAt(brand.domain)).toEqual(created)
      expect(await auditOf(api.database.db, 'team', created.id)).toMatchObject([
        { user_id: root.id, team_id: created.id, action: 'createTeam' },
      ])
    })

    it('with every field', async () => {
      const all = { ...sampleValues(teamFields), domain: newDomain() }
      expect((await post(all)).json()).toMatchObject(all)
    })

    it.each([
      ['ВЕСНА.РФ', 'xn--80adj6at.xn--p1ai', 'весна.рф'],
      ['xn--b1addc3beimj.xn--p1ai', 'xn--b1addc3beimj.xn--p1ai', 'рождество.рф'],
      [' Vesna.Example.ORG. ', 'vesna.example.org', 'vesna.example.org'],
    ])('at the domain «%s» as it is compared, and as it is read', async (typed, domain, shown) => {
      const answer = await post({ name: 'Весна', domain: typed })
      expect(answer.json()).toMatchObject({ domain, domain_unicode: shown })
      // What was read may be sent back.
      const { id } = answer.json<{ id: number }>()
      const again = await put({ domain: shown }, id)
      expect(again.json()).toMatchObject({ domain, domain_unicode: shown })
    })

    it.each([undefined, null, '', ' '])('not without a domain (%j)', async (domain) => {
      const answer = await post({ name: 'Вторая', ...(domain !== undefined && { domain }) })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        errors: { domain: ['Укажите домен: без домена может быть только основная команда'] },
      })
    })

    it('by the rules, told by field', async () => {
      const answer = await post({
        domain: 'http://vesna.ru/',
        accent: 'red',
        contacts: { email: 'нет', site: 'javascript:alert(1)' },
      })
      expect(answer.statusCode).toBe(422)
      const { errors } = answer.json<{ errors: object }>()
      expect(Object.keys(errors).sort((a, b) => a.localeCompare(b))).toEqual([
        'accent',
        'contacts.email',
        'contacts.site',
        'domain',
        'name',
      ])
    })

    it('not at a domain that is taken, by a deleted team either', async () => {
      await put({ deleted_at: NOW.toISOString() })
      const answer = await post({ name: 'Вторая', domain: team.domain?.toUpperCase() })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'domain_taken',
        errors: { domain: ['Этот домен занят другой командой.'] },
      })
    })
  })

  describe('is saved', () => {
    it('field by field; what is left out stays', async () => {
      await put({ contacts: { phone: '1', address: 'Тула' }, home_text: 'Текст' })
      const answer = await put({ name: ' Лето ', contacts: { phone: '2' } })
      expect(answer.json()).toMatchObject({
        name: 'Лето',
        domain: team.domain,
        contacts: { phone: '2', email: '', site: '', address: 'Тула' },
        home_text: 'Текст',
      })
      expect((await auditOf(api.database.db, 'team', team.id)).at(-1)).toMatchObject({
        action: 'updateTeam',
        changes: { name: { from: 'Весна', to: 'Лето' } },
      })
    })

    it('without a note when nothing changed', async () => {
      expect((await put({ name: 'Весна' })).statusCode).toBe(200)
      expect(await auditOf(api.database.db, 'team', team.id)).toEqual([])
    })

    it('with another domain, which it then answers at', async () => {
      const domain = newDomain()
      await put({ domain })
      expect((await tenantAt(domain)).id).toBe(team.id)
      expect((await tenantAt(team.domain ?? '')).id).toBe(main.id)
    })

    it('not at another’s domain, and not without one', async () => {
      const other = await createTeam(api.database.db, { domain: newDomain() })
      expect((await put({ domain: other.domain, name: 'Лето' })).statusCode).toBe(409)
      expect((await put({ domain: null })).statusCode).toBe(422)
      expect(await read()).toMatchObject({ name: 'Весна', domain: team.domain })
    })

    it('not when it is not there', async () => {
      expect((await put({ name: 'Лето' }, 999_999)).statusCode).toBe(404)
    })
  })

  describe('is deleted and restored', () => {
    it('softly, by our clock: its domain shows the default team meanwhile', async () => {
      const answer = await put({ deleted_at: '2020-01-01T00:00:00Z' })
      expect(answer.json()).toMatchObject({ deleted_at: NOW.toISOString() })
      expect((await tenantAt(team.domain ?? '')).id).toBe(main.id)
      expect((await put({ deleted_at: null })).json()).toMatchObject({ deleted_at: null })
      expect((await tenantAt(team.domain ?? '')).id).toBe(team.id)
      const noted = await auditOf(api.database.db, 'team', team.id)
      expect(noted.map(({ changes }) => changes)).toEqual([
        { deleted_at: { from: null, to: NOW.toISOString() } },
        { deleted_at: { from: NOW.toISOString(), to: null } },
      ])
    })

    it('not at a moment that is none', async () => {
      expect((await put({ deleted_at: 'вчера' })).statusCode).toBe(422)
    })

    it('but not for its members while it is deleted', async () => {
      const { db } = api.database
      const { id: eventId } = await createEvent(db, team.id)
      const place = { teamId: team.id, eventId, foreignTeamId: main.id }
      const { supervisor } = await createPeople(db, place)
      const get = (path = '') =>
        api.call({ url: `/api/teams/${team.id}${path}`, token: supervisor.token })
      expect((await get()).statusCode).toBe(200)
      await put({ deleted_at: NOW.toISOString() })
      expect((await get()).statusCode).toBe(404)
      expect((await get('/users')).statusCode).toBe(404)
      expect((await read()).deleted_at).not.toBeNull()
    })
  })

  it('without a domain is always there: it is neither deleted nor given a domain', async () => {
    for (const body of [{ deleted_at: NOW.toISOString() }, { domain: newDomain() }]) {
      const answer = await put(body, main.id)
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'default_team_kept' })
    }
    const answer = await put({ name: 'Паркет', domain: null, deleted_at: null }, main.id)
    expect(answer.json()).toMatchObject({ name: 'Паркет', domain: null })
  })
})

forEachEngine('teams', (engine) => {
  let api: Api
  let people: People
  let springId: number
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    springId = (await createTeam(db, { name: 'Ёлка' })).id
    await createTeam(db, { name: 'Жар', domain: 'zhar.test', deleted_at: NOW })
    const { id: foreignTeamId } = await defaultTeam(db)
    const { id: eventId } = await createEvent(db, springId)
    people = await createPeople(db, { teamId: springId, eventId, foreignTeamId })
  })
  afterAll(() => api.close())

  it('are listed by name, deleted ones too', async () => {
    const answer = await api.call({ url: '/api/teams', token: people.superadmin.token })
    const teams = answer.json<{ name: string; deleted_at: string | null }[]>()
    expect(teams.map(({ name }) => name)).toEqual(['Ёлка', 'Жар', 'Паркет'])
    expect(teams[1]?.deleted_at).not.toBeNull()
  })
})

onPostgres('teams', (engine) => {
  it('that ask for one domain at one moment get it once', async () => {
    const api = await startApi(engine)
    const root = await createUser(api.database.db, { superadmin: true })
    const token = await api.logIn(root.email)
    const body = { name: 'Весна', domain: 'vesna.test' }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.call({ method: 'POST', url: '/api/teams', body, token })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409])
    await api.close()
  })
})
