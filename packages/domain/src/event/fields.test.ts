import { describe, expect, test } from 'vitest'
import type { EventTag } from './event.ts'
import { checkAttachments } from './attachments.ts'
import { sampleValues } from '../fields/field.ts'
import { checkEvent, eventFields, type EventFields } from './fields.ts'
import { checkEventTags } from './tagList.ts'

const event = sampleValues(eventFields)
const check = (change: Partial<EventFields>) => checkEvent({ ...event, ...change })

describe("an event's settings", () => {
  test('complete; what may be left open is', () => {
    expect(check({})).toEqual({})
    expect(
      check({
        city: '',
        place: '',
        reg_from: null,
        reg_to: null,
        contacts: { phone: '', email: '', site: '', address: '' },
        price_steps: [],
        min_rest: 0,
        age_mode: 'year',
      }),
    ).toEqual({})
  })
  test.each<[string, Partial<EventFields>, string[]]>([
    ['a name', { name: ' ' }, ['name']],
    [
      'texts that can be kept',
      {
        name: 'я'.repeat(201),
        city: 'я'.repeat(101),
        place: 'я'.repeat(201),
        info: 'я'.repeat(100_001),
      },
      ['name', 'city', 'place', 'info'],
    ],
    ['a zone by its name', { time_zone: '+03:00' }, ['time_zone']],
    ['a zone there is', { time_zone: 'Europe/Zvenigorod' }, ['time_zone']],
    ['a way of counting ages', { age_mode: 'roughly' }, ['age_mode']],
    ['moments', { date_begin: '', date_end: 'завтра' }, ['date_begin', 'date_end']],
    ['moments with an offset', { date_begin: '2027-05-12T09:00:00' }, ['date_begin']],
    ['an end not before the beginning', { date_end: '2027-05-11T22:00:00+03:00' }, ['date_end']],
    ['an end of registering after its beginning', { reg_to: '2027-02-01T00:00:00Z' }, ['reg_to']],
    ['a real day of registering', { reg_from: '2027-02-30T00:00:00Z' }, ['reg_from']],
    ['a rest in whole minutes', { min_rest: 2.5 }, ['min_rest']],
    ['a rest within reason', { min_rest: 241 }, ['min_rest']],
    [
      'an address to write to',
      { contacts: { ...event.contacts, email: 'нет' } },
      ['contacts.email'],
    ],
    [
      'a site that can be linked to',
      { contacts: { ...event.contacts, site: 'javascript:alert(1)' } },
      ['contacts.site'],
    ],
    [
      'contacts that can be kept',
      { contacts: { ...event.contacts, address: 'я'.repeat(201) } },
      ['contacts.address'],
    ],
    [
      'steps from real days',
      { price_steps: [{ from: '2027-02-30', percent: 100 }] },
      ['price_steps.0.from'],
    ],
    [
      'one step a day',
      {
        price_steps: [
          { from: '2027-02-01', percent: 100 },
          { from: '2027-02-01', percent: 110 },
        ],
      },
      ['price_steps.1.from'],
    ],
    [
      'percents in whole numbers',
      { price_steps: [{ from: '2027-02-01', percent: 0 }] },
      ['price_steps.0.percent'],
    ],
    [
      'bank details that a bank takes',
      {
        payment_details: {
          name: '',
          account: '',
          bank: '',
          bic: '',
          corr_account: '',
          inn: '',
          kpp: '',
        },
      },
      [
        'payment_details.name',
        'payment_details.bank',
        'payment_details.account',
        'payment_details.bic',
      ],
    ],
  ])('want %s', (_, change, fields) => {
    expect(Object.keys(check(change))).toEqual(fields)
  })
  test('a moment not given is told from one that is none', () => {
    expect(check({ date_begin: '', date_end: 'завтра' })).toEqual({
      date_begin: ['Укажите дату и время полностью'],
      date_end: ['Проверьте дату и время'],
    })
  })
  test('one moment that is none, the order is not looked at', () => {
    expect(Object.keys(check({ date_begin: '2028-05-12T09:00:00' }))).toEqual(['date_begin'])
  })
  test('may end the moment it begins', () => {
    expect(check({ date_end: event.date_begin })).toEqual({})
  })
  test('contacts count without the spaces around them', () => {
    const contacts = { ...event.contacts, email: ' a@b.ru ', site: ' ' }
    expect(check({ contacts })).toEqual({})
    expect(check({ contacts: { ...contacts, email: ' ' } })).toEqual({})
  })
  test('one moment open, the other is not compared', () => {
    expect(check({ reg_from: null, reg_to: '2020-01-01T00:00:00Z' })).toEqual({})
  })
})

describe("the list of an event's tags", () => {
  const check = (tags: EventTag[]) => checkEventTags(tags, new Set([1, 120]))
  const tag = (tag_name: string, tag_value: string | null = null) => ({ tag_name, tag_value })
  test('names with and without values', () => {
    expect(check([tag('PAY-GROUP', '1'), tag('PACKETS', 'MUST'), tag('Новинка')])).toEqual({})
  })
  test('one name may have several values, but no tag stands twice', () => {
    expect(check([tag('Стиль', 'а'), tag('Стиль', 'б')])).toEqual({})
    expect(check([tag('Стиль', 'а'), tag(' СТИЛЬ', 'А')])).toEqual({
      '1.tag_name': ['Уже есть в списке'],
    })
    expect(Object.keys(check([tag('a'), tag('A')]))).toEqual(['1.tag_name'])
  })
  test('a tag is not written like name=value in its name', () => {
    expect(check([tag('PACKETS=MUST'), tag('')])).toEqual({
      '0.tag_name': ['В названии метки не должно быть знака «=»'],
      '1.tag_name': ['Заполните поле'],
    })
  })
  test('PAY-GROUP names a group number', () => {
    expect(check([tag('pay-group', 'первая')])).toEqual({
      '0.tag_value': ['Введите число'],
    })
    expect(check([tag('pay-group')])).toEqual({ '0.tag_value': ['Введите число'] })
    for (const value of ['1а', '№1', '1 2', '']) {
      expect(Object.keys(check([tag('PAY-GROUP', value)]))).toEqual(['0.tag_value'])
    }
    expect(check([tag('PAY-GROUP', ' 120 ')])).toEqual({})
  })
  test('PAY-GROUP names a contest of the event', () => {
    expect(check([tag('Новинка'), tag('pay-group', '999')])).toEqual({
      '1.tag_value': ['Такой номинации нет в этом турнире'],
    })
  })
  test('a value can be kept', () => {
    expect(Object.keys(check([tag('a', 'я'.repeat(101))]))).toEqual(['0.tag_value'])
  })
})

describe("the list of an event's attachments", () => {
  const files = new Set(['banner'])
  test('a link to an address or to a file of the event', () => {
    expect(
      checkAttachments(
        [
          { title: 'Положение', url: 'https://b.ru/x.pdf', file_id: null },
          { title: 'Баннер', url: null, file_id: 'banner' },
        ],
        files,
      ),
    ).toEqual({})
  })
  test('never to both, to nothing, to nowhere', () => {
    expect(
      checkAttachments(
        [
          { title: 'Оба', url: 'https://b.ru', file_id: 'banner' },
          { title: 'Ничего', url: null, file_id: null },
          { title: 'Чужой', url: null, file_id: 'x' },
          { title: '', url: 'b.ru', file_id: null },
        ],
        files,
      ),
    ).toEqual({
      '0.url': ['Укажите адрес или файл, что-то одно'],
      '1.url': ['Укажите адрес или файл, что-то одно'],
      '2.file_id': ['Такого файла у турнира нет'],
      '3.title': ['Заполните поле'],
      '3.url': ['Введите адрес, который начинается с http:// или https://'],
    })
  })
})
