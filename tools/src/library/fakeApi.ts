/** An event to come as lists show it. */
const listed = {
  id: 1,
  team_id: 1,
  name: 'Весенний кубок',
  kind: '',
  city: 'Москва',
  place: 'Дом танца',
  banner_url: null,
  date_begin: '2099-02-20T09:00:00+03:00',
  date_end: '2099-02-21T20:00:00+03:00',
  time_zone: 'Europe/Moscow',
  age_mode: 'exact',
  starts_at: null,
  published: true,
  archived_at: null,
  cancelled_at: null,
  reg_from: null,
  reg_to: null,
  price_from: 120_000,
  price_next: null,
  places_left: null,
  results: null,
  version: 1,
}

const {
  price_from: _from,
  price_next: _next,
  places_left: _left,
  results: _results,
  ...event
} = listed

const details = {
  rehearsal_of: null,
  pay_until: null,
  start_number_mode: 'reg_n',
  info: 'О турнире.',
  contacts: {},
  payment_details: null,
  price_steps: [],
  third_decides: false,
  second_entry: 'none',
  retention_months: null,
}

const contest = {
  id: 'c11',
  event_id: 1,
  group_num: 11,
  group_name: 'Соло, взрослые',
  section: 'Folk',
  level: '',
  min_count: 1,
  max_count: 1,
  min_age: 18,
  max_age: 99,
  price: 120_000,
  capacity: null,
  min_entries: null,
  sort: 11,
  status: 'open',
  scoring: 'points',
  dances: ['Folk'],
  tags: [],
  jnj_role_split: false,
  packet: null,
  active_count: 3,
  waiting_count: 0,
  version: 1,
}

/**
 * What an API answers that knows one event, by path: for sites that are rendered with no server behind them. Every other
 * call is answered 404.
 */
export const fakeAnswers: Readonly<Record<string, unknown>> = {
  '/api/events': { items: [listed], total: 1, page: 1, page_size: 24 },
  '/api/events/1': { ...event, ...details },
  '/api/events/1/tags': [],
  '/api/events/1/contests': [contest],
  '/api/events/1/sessions': [],
  '/api/events/1/results': [],
}

/** Code of a module for Node: every call is answered from `fakeAnswers`. */
export const fakeFetch = `
const answers = ${JSON.stringify(fakeAnswers)}
globalThis.fetch = async (request) => {
  const answer = answers[new URL(request.url ?? request).pathname]
  return Response.json(answer ?? { message: 'Не найдено', code: 'not_found' }, { status: answer === undefined ? 404 : 200 })
}
`
