import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  eventDateTile,
  formatDateRange,
  formatDayInWords,
  formatEventDates,
  isPast,
} from './dates.ts'
import {
  daysToEnter,
  hasRegistrationBegun,
  isRegistrationOpen,
  nextEntryMoment,
  isOn,
  isOnWithoutEntries,
  registrationWindowProblem,
} from './registrationWindow.ts'
import {
  arePacketsRequired,
  eventTagTitle,
  findEventTag,
  payGroupNumber,
  sameTagName,
} from './tags.ts'
import { cutTitle, eventTitle } from './title.ts'

const event = {
  name: 'Кубок Паркета',
  city: 'Москва',
  date_begin: '2027-05-12T09:00:00+03:00',
  date_end: '2027-05-14T22:00:00+03:00',
  time_zone: 'Europe/Moscow',
  published: true,
  archived_at: null,
  cancelled_at: null,
  reg_from: '2027-03-01T00:00:00+03:00',
  reg_to: '2027-05-01T23:59:59+03:00',
}

describe('«It is past when date_end is before now»', () => {
  test('a moment after the end', () => {
    expect(isPast(event, '2027-05-14T22:00:00.001+03:00')).toBe(true)
  })
  test('not at the end itself, and not before', () => {
    expect(isPast(event, '2027-05-14T22:00:00+03:00')).toBe(false)
    expect(isPast(event, new Date('2027-05-12T00:00:00Z'))).toBe(false)
  })
})

describe('the date tile of an event has the days large and the months small', () => {
  test.each([
    ['2027-03-13T09:00:00+03:00', '2027-03-13T22:00:00+03:00', '13', 'марта'],
    ['2027-02-20T09:00:00+03:00', '2027-02-21T22:00:00+03:00', '20–21', 'февраля'],
    ['2027-02-28T09:00:00+03:00', '2027-03-02T22:00:00+03:00', '28–2', 'фев–мар'],
    ['2027-05-30T09:00:00+03:00', '2027-06-02T22:00:00+03:00', '30–2', 'мая–июн'],
    ['2027-12-30T09:00:00+03:00', '2028-01-02T22:00:00+03:00', '30–2', 'дек–янв'],
  ])('%s to %s', (date_begin, date_end, days, months) => {
    const tile = eventDateTile({ date_begin, date_end, time_zone: 'Europe/Moscow' })
    expect(tile).toMatchObject({ days, months })
  })
})

describe('«Dates display as one date or a range»', () => {
  test.each([
    ['2027-05-12T09:00:00+03:00', '2027-05-12T22:00:00+03:00', '12 мая 2027'],
    ['2027-05-12T09:00:00+03:00', '2027-05-14T22:00:00+03:00', '12–14 мая 2027'],
    ['2027-05-30T09:00:00+03:00', '2027-06-02T22:00:00+03:00', '30 мая – 2 июня 2027'],
    ['2027-12-30T09:00:00+03:00', '2028-01-02T22:00:00+03:00', '30 декабря 2027 – 2 января 2028'],
    ['2027-05-12T09:00:00+03:00', '2028-05-12T09:00:00+03:00', '12 мая 2027 – 12 мая 2028'],
  ])('%s … %s: %s', (begin, end, text) => {
    expect(plain(formatDateRange(begin, end, 'Europe/Moscow'))).toBe(text)
  })

  test('days are those of the zone of the event', () => {
    const evening = {
      ...event,
      date_begin: '2027-05-12T22:00:00Z',
      date_end: '2027-05-13T02:00:00Z',
    }
    expect(plain(formatEventDates(evening))).toBe('13 мая 2027')
    expect(plain(formatEventDates({ ...evening, time_zone: 'UTC' }))).toBe('12–13 мая 2027')
  })

  test('a day and its month are not torn apart', () => {
    expect(formatEventDates(event)).toBe('12–14\u00A0мая\u00A02027')
  })

  test('any range names its last year, and one date only when the days are one', () => {
    const instants = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 800 }), (begin, days) => {
        const end = new Date(begin.getTime() + days * 86_400_000)
        const text = formatDateRange(begin, end, 'UTC')
        expect(text).toContain(String(end.getUTCFullYear()))
        expect(text.includes('–')).toBe(days > 0)
      }),
    )
  })
})

test('a calendar day stands in words outside tables', () => {
  expect(formatDayInWords('2027-05-01')).toBe('1\u00A0мая\u00A02027')
})

describe('event tags', () => {
  const tags = [
    { tag_name: 'Pay-Group', tag_value: ' 1 ' },
    { tag_name: 'packets', tag_value: 'must' },
    { tag_name: 'Новинка', tag_value: null },
  ]

  test('names compare without regard to case', () => {
    expect(sameTagName(' PACKETS', 'packets')).toBe(true)
    expect(sameTagName('packets', 'PACKETS ')).toBe(true)
    expect(findEventTag(tags, 'НОВИНКА')).toBe(tags[2])
    expect(findEventTag(tags, 'нет')).toBeUndefined()
  })

  test('PAY-GROUP is a group number', () => {
    expect(payGroupNumber(tags)).toBe(1)
    expect(payGroupNumber([])).toBeNull()
    expect(payGroupNumber([{ tag_name: 'PAY-GROUP', tag_value: null }])).toBeNull()
    for (const tag_value of ['первая', '№1', '1а', '1 2', '']) {
      expect(payGroupNumber([{ tag_name: 'PAY-GROUP', tag_value }])).toBeNull()
    }
    expect(payGroupNumber([{ tag_name: 'PAY-GROUP', tag_value: '120' }])).toBe(120)
  })

  test('PACKETS requires packets with the value MUST only', () => {
    expect(arePacketsRequired(tags)).toBe(true)
    expect(arePacketsRequired([{ tag_name: 'PACKETS', tag_value: 'MAY' }])).toBe(false)
    expect(arePacketsRequired([{ tag_name: 'PACKETS', tag_value: null }])).toBe(false)
    expect(arePacketsRequired([])).toBe(false)
  })

  test('«Shown as name=value or just the name»', () => {
    expect(tags.map(eventTagTitle)).toEqual(['Pay-Group= 1 ', 'packets=must', 'Новинка'])
  })
})

describe("«The title is 'dates. city. event name'»", () => {
  test('all three', () => {
    expect(plain(eventTitle(event))).toBe('12–14 мая 2027. Москва. Кубок Паркета')
  })
  test('without a city no empty place', () => {
    expect(plain(eventTitle({ ...event, city: ' ' }))).toBe('12–14 мая 2027. Кубок Паркета')
    expect(plain(eventTitle({ ...event, name: ' ' }))).toBe('12–14 мая 2027. Москва')
  })
})

describe('«on mobile it is cut to 100 characters plus an ellipsis»', () => {
  const lead = '12–14 мая 2027. Москва.'
  const room = 100 - lead.length - 1

  test('100 characters stay whole', () => {
    const title = { lead, name: 'я'.repeat(room) }
    expect(cutTitle(title)).toEqual(title)
  })
  test('the 101st goes', () => {
    expect(cutTitle({ lead, name: 'я'.repeat(room + 1) }).name).toBe(`${'я'.repeat(room)}…`)
  })
  test('an emoji at the edge is whole or gone', () => {
    expect(cutTitle({ lead, name: `${'я'.repeat(room - 1)}💃💃` }).name).toBe(
      `${'я'.repeat(room - 1)}💃…`,
    )
  })
  test('a city that leaves no room takes the name away', () => {
    expect(cutTitle({ lead: 'я'.repeat(120), name: 'Кубок' })).toEqual({
      lead: `${'я'.repeat(100)}…`,
      name: '',
    })
  })
  test('any title: short ones whole, long ones 100 characters and an ellipsis, never half a character', () => {
    const text = fc.string({ unit: 'binary', maxLength: 120 })
    fc.assert(
      fc.property(text, text, (lead, name) => {
        const cut = cutTitle({ lead, name })
        const shown = cut.name === '' ? cut.lead : `${cut.lead} ${cut.name}`
        const characters = Array.from(name === '' ? lead : `${lead} ${name}`)
        const wanted =
          characters.length <= 100 ? characters.join('') : `${characters.slice(0, 100).join('')}…`
        expect(shown.isWellFormed()).toBe(true)
        expect(shown.replace(/ (?=…$)/, '')).toBe(wanted.replace(/ (?=…$)/, ''))
      }),
    )
  })
})

describe('the registration window', () => {
  test('both bounds are included', () => {
    expect(isRegistrationOpen(event, event.reg_from)).toBe(true)
    expect(isRegistrationOpen(event, event.reg_to)).toBe(true)
  })
  test('before it and after it the page says when', () => {
    expect(registrationWindowProblem(event, '2027-02-28T23:59:59+03:00')).toBe(
      'Приём заявок начнётся 01.03.2027,\u00A000:00',
    )
    expect(registrationWindowProblem(event, '2027-05-02T00:00:00+03:00')).toBe(
      'Приём заявок закончился 01.05.2027,\u00A023:59',
    )
  })
  test('it has begun from its first moment on, also once it is over', () => {
    expect(hasRegistrationBegun(event, '2027-02-28T23:59:59+03:00')).toBe(false)
    expect(hasRegistrationBegun(event, event.reg_from)).toBe(true)
    expect(hasRegistrationBegun(event, '2027-05-02T00:00:00+03:00')).toBe(true)
    expect(hasRegistrationBegun({ ...event, reg_from: null }, '2001-01-01T00:00:00Z')).toBe(true)
  })
  test('no bounds: until the event is past', () => {
    const free = { ...event, reg_from: null, reg_to: null }
    expect(isRegistrationOpen(free, '2001-01-01T00:00:00Z')).toBe(true)
    expect(isRegistrationOpen(free, event.date_end)).toBe(true)
    expect(registrationWindowProblem(free, '2027-05-15T00:00:00+03:00')).toBe('Турнир уже прошёл')
  })
  test('on its days an event is on, whether it still takes entries or not', () => {
    const day = '2027-05-14T12:00:00+03:00'
    expect([isOn(event, day), isOnWithoutEntries(event, day)]).toEqual([true, true])
    const free = { ...event, reg_to: null }
    expect([isOn(free, day), isOnWithoutEntries(free, day)]).toEqual([true, false])
    for (const other of [
      { ...event, published: false },
      { ...event, cancelled_at: day },
      { ...event, date_begin: '2027-05-15T00:00:00+03:00' },
    ]) {
      expect([isOn(other, day), isOnWithoutEntries(other, day)]).toEqual([false, false])
    }
  })
  test('a draft takes none, whatever the window says', () => {
    const draft = { ...event, published: false }
    expect(isRegistrationOpen(draft, event.reg_from)).toBe(false)
    expect(registrationWindowProblem(draft, event.reg_from)).toBe('Черновик: турнир не опубликован')
  })
  test('a cancelled event takes none and says so, whatever the window says', () => {
    const cancelled = { ...event, cancelled_at: '2027-03-15T00:00:00Z' }
    expect(isRegistrationOpen(cancelled, event.reg_from)).toBe(false)
    expect(registrationWindowProblem(cancelled, event.reg_from)).toBe('Турнир отменён')
    expect(nextEntryMoment(cancelled, event.reg_from)).toBeNull()
  })
  test('an archived event takes none and says so, whatever the window says', () => {
    const archived = { ...event, archived_at: '2027-03-15T00:00:00Z' }
    expect(isRegistrationOpen(archived, event.reg_from)).toBe(false)
    expect(registrationWindowProblem(archived, event.reg_from)).toBe(
      'Турнир в архиве: приём заявок закрыт',
    )
  })
  test('a past event takes no entries, whatever the window says', () => {
    const late = { ...event, reg_to: '2030-01-01T00:00:00Z' }
    expect(isRegistrationOpen(late, '2028-01-01T00:00:00Z')).toBe(false)
  })
})

describe('until when one can enter', () => {
  test('days are counted in the event’s zone, 0 on the last one', () => {
    expect(daysToEnter(event, '2027-04-13T21:00:00Z')).toBe(17)
    expect(daysToEnter(event, '2027-04-13T20:59:59Z')).toBe(18)
    expect(daysToEnter(event, '2027-05-01T23:00:00+03:00')).toBe(0)
  })
  test('no days are told before the window, after it, and where it has no end', () => {
    expect(daysToEnter(event, '2027-02-01T00:00:00Z')).toBeNull()
    expect(daysToEnter(event, '2027-05-02T00:00:00+03:00')).toBeNull()
    expect(daysToEnter({ ...event, reg_to: null }, '2027-04-01T00:00:00Z')).toBeNull()
  })
  test('the next entry is made now, or when registration begins; a draft counts as published', () => {
    const april = '2027-04-01T00:00:00Z'
    expect(nextEntryMoment(event, april)).toBe(april)
    expect(nextEntryMoment({ ...event, published: false }, april)).toBe(april)
    expect(nextEntryMoment(event, '2027-02-01T00:00:00Z')).toBe(event.reg_from)
    expect(nextEntryMoment(event, '2027-05-02T00:00:00+03:00')).toBeNull()
    const endless = { ...event, reg_from: null, reg_to: null }
    expect(nextEntryMoment(endless, '2027-06-01T00:00:00Z')).toBeNull()
  })
})

/** Non-breaking spaces as plain ones, for readable expectations. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}
