import { describe, expect, test } from 'vitest'
import { checkTeam, isDomain } from './team.ts'

const team = {
  name: 'Весна',
  domain: 'vesna.example.org',
  accent: '#2f7d4f',
  greys: 'accent',
  picture_tone: 'in_turn',
  contacts: { phone: '', email: '', site: '', address: '' },
  requires_second_factor: false,
  home_text: '',
}

describe('a team', () => {
  test('complete', () => {
    expect(checkTeam(team, false)).toEqual({})
    expect(checkTeam({ ...team, accent: '#2F7D4F' }, false)).toEqual({})
  })
  test('only the default team is without a domain', () => {
    expect(checkTeam({ ...team, domain: null }, true)).toEqual({})
    expect(checkTeam({ ...team, domain: null }, false)).toEqual({
      domain: ['Укажите домен: без домена может быть только основная команда'],
    })
  })
  test('what is wrong is told by its field', () => {
    const wrong = {
      name: ' ',
      domain: 'Весна',
      accent: 'green',
      greys: 'grey',
      picture_tone: 'night',
      contacts: {
        phone: '1'.repeat(201),
        email: 'vesna',
        site: 'javascript:alert(1)',
        address: '',
      },
      home_text: 'я'.repeat(100_001),
      requires_second_factor: false,
    }
    expect(Object.keys(checkTeam(wrong, false)).sort()).toEqual([
      'accent',
      'contacts.email',
      'contacts.phone',
      'contacts.site',
      'domain',
      'greys',
      'home_text',
      'name',
      'picture_tone',
    ])
  })
  test('contacts that can be used', () => {
    const contacts = { ...team.contacts, email: 'a@vesna.ru', site: 'https://vesna.ru/' }
    expect(checkTeam({ ...team, contacts }, false)).toEqual({})
    const spaced = { ...contacts, email: ' a@vesna.ru ', site: ' ' }
    expect(checkTeam({ ...team, contacts: spaced }, false)).toEqual({})
    expect(checkTeam({ ...team, contacts: { ...spaced, email: ' ' } }, false)).toEqual({})
  })
  test.each(['#2f7d4f;x', '#2f7d4f0', 'x#2f7d4f', '#2f7d4', '2f7d4f', ''])(
    'no text but a colour gets into the styles of a page: «%s»',
    (accent) => {
      expect(Object.keys(checkTeam({ ...team, accent }, false))).toEqual(['accent'])
    },
  )
})

test.each([
  ['localhost', true],
  ['vesna.localhost', true],
  ['xn--80adj6at.xn--p1ai', true],
  ['1parket.ru', true],
  ['весна.рф', false],
  ['Vesna.ru', false],
  ['vesna.ru:3000', false],
  ['vesna.ru.', false],
  ['-vesna.ru', false],
  ['vesna..ru', false],
  ['10.0.0.1', false],
  ['127.1', false],
  ['10.0.0.255', false],
  ['2130706433', false],
  [`${'a.'.repeat(126)}a`, true],
  [`${'a'.repeat(64)}.ru`, false],
  [`${'a.'.repeat(127)}ru`, false],
  ['', false],
])('a domain as it is compared: «%s» is one: %s', (text, expected) => {
  expect(isDomain(text)).toBe(expected)
})
