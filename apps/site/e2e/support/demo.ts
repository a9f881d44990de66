/** What the tests rely on of the demo data. */

export const PASSWORD = 'parket-demo'

/** Event 1: ahead of us and open for registration; its lists have more than a page, and nobody is in contest 14. */
export const CUP = {
  id: 1,
  name: 'Кубок Паркета',
  page: '/events/1/',
  startOptions: '/events/1/select-registration',
  wizard: '/events/1/register',
  registrations: '/admin/events/1/registrations/',
}

/** Event 5: the other team's. */
export const SPRING = {
  id: 5,
  name: 'Фестиваль «Весна»',
  domain: 'vesna.localhost',
  team: 'Весна',
}
