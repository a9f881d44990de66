import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { palettesOf } from '@parket/domain/brand/palette'
import { pictureColours } from '@parket/domain/brand/pictureColours'
import { toneOf } from '@parket/domain/brand/pictureTone'
import { paymentQr } from '@parket/domain/money/paymentQr'

import type { MailBrand } from '../letterBlocks.ts'
import { letterSamples } from '../../testing/letterSamples.ts'
import { accountChanged } from './accountChanged.ts'
import { emailVerification } from './emailVerification.ts'
import { passwordReset } from './passwordReset.ts'
import { placeFreed } from './placeFreed.ts'
import { registrationAccepted } from './registrationAccepted.ts'
import { registrationChanged } from './registrationChanged.ts'
import { registrationClaimed } from './registrationClaimed.ts'

const brand: MailBrand = {
  teamName: 'Весна',
  accent: '#2f6f4f',
  siteUrl: 'https://vesna.example.org',
  shownSiteUrl: 'https://vesna.example.org',
}
const event = {
  id: 5,
  name: 'Кубок <Весны> & друзей',
  date_begin: new Date('2027-05-01T07:00:00Z'),
  date_end: new Date('2027-05-02T17:00:00Z'),
  time_zone: 'Europe/Moscow',
  starts_at: new Date('2027-05-01T06:30:00Z'),
  city: 'Казань',
  place: 'Дворец спорта',
  pay_until: null,
}
const qr = paymentQr(
  {
    name: 'АНО «Весна»',
    account: '40703810900000000001',
    bank: 'ПАО БАНК',
    bic: '044525225',
    corr_account: '',
    inn: '7707083893',
    kpp: '',
  },
  { sum: 170_000, purpose: 'Кубок, регистрация 12' },
)
const accepted = {
  id: 417,
  email: 'anna@example.org',
  reg_n: 12,
  pin_code: '048213',
  event,
  dancers: [{ last_name: 'Ёлкина', first_name: 'Анна' }],
  contests: [
    { title: '11. Соло Oriental', status: 'active' as const },
    { title: '14. Соло Show', status: 'waiting' as const },
  ],
  account: {
    lines: [
      { title: 'Соло Oriental', amount: 120_000 },
      { title: 'Организационный взнос', amount: 50_000 },
    ],
    charged: 170_000,
    qr,
  },
  joint: null,
  calendar: { name: 'event-5.ics', text: 'BEGIN:VCALENDAR' },
  now: new Date('2027-03-01T10:00:00Z'),
}

test('the letter of a registration tells number, PIN, dancers, contests, when, where and the way back', () => {
  const { to, senderName, subject, text } = registrationAccepted(accepted, brand)
  expect({ to, senderName, subject }).toEqual({
    to: { name: '', address: 'anna@example.org' },
    senderName: 'Весна',
    subject: 'Регистрация № 12 принята: Кубок <Весны> & друзей',
  })
  expect(text.replaceAll('\u00a0', ' ')).toBe(`Регистрация принята

Турнир: Кубок <Весны> & друзей
Когда: 1–2 мая 2027, начало в 09:30
Где: Казань, Дворец спорта

Номер регистрации: 12
PIN-код: 048213

Танцор:
— Ёлкина Анна

Номинации:
— 11. Соло Oriental
— 14. Соло Show (лист ожидания)

В номинациях с пометкой «лист ожидания» места закончились. Когда место освободится, мы напишем на этот адрес.

К оплате: 1 700 ₽

Посмотреть, изменить или оплатить регистрацию:
https://vesna.example.org/events/5/select-registration?entry=417&reg_n=12

Из чего сумма:
Соло Oriental: 1 200 ₽
Организационный взнос: 500 ₽

QR-код и реквизиты для оплаты:
Наведите на код камеру приложения банка или сделайте перевод по этим реквизитам. Можно заплатить и на стойке регистрации.
Получатель: АНО «Весна»
Счёт: 40703810900000000001
Банк: ПАО БАНК
БИК: 044525225
ИНН: 7707083893
Назначение платежа: Кубок, регистрация 12

Сохраните номер и PIN-код: с ними можно посмотреть или изменить регистрацию без входа на сайт. Никому не пересылайте PIN-код.

Весна
https://vesna.example.org/
`)
})

test('without a waiting entry nothing is said of waiting', () => {
  const contests = accepted.contests.filter(({ status }) => status === 'active')
  const letter = registrationAccepted({ ...accepted, contests }, brand)
  expect(letter.text + letter.html).not.toMatch(/ожидани/)
})

test('where the event has no bank details the organisers say how to pay; what is free is not spoken of', () => {
  const unpaid = { ...accepted.account, qr: null }
  const { text } = registrationAccepted({ ...accepted, account: unpaid }, brand)
  expect(text).toContain('Как оплатить, подскажут организаторы: назовите номер регистрации 12.')
  expect(text).not.toContain('Получатель')
  const free = { lines: [], charged: 0, qr: null }
  expect(registrationAccepted({ ...accepted, account: free }, brand).text).not.toMatch(/оплат/i)
})

test('a family is told its own part and what all of it owes, payable at once where there are bank details', () => {
  const family = { ...accepted, joint: { sum: 510_000, regNs: [10, 11, 12] } }
  const plain = (letter: { text: string }) => letter.text.replaceAll('\u00A0', ' ')
  const text = plain(registrationAccepted(family, brand))
  expect(text).toContain('К оплате: 1 700 ₽')
  expect(text).toContain(
    'Вместе с регистрациями № 10-11 на этот адрес к оплате 5 100 ₽. Можно заплатить одним переводом по тем же реквизитам, назначение платежа: «Кубок <Весны> & друзей, регистрации 10-12».',
  )
  const account = { ...accepted.account, qr: null }
  const unknown = plain(registrationAccepted({ ...family, account }, brand))
  expect(unknown).toContain('на этот адрес к оплате 5 100 ₽.')
  expect(unknown).not.toContain('переводом')
})

test('by when to pay is told where the event says it, and only where something is to be paid', () => {
  const dated = { ...accepted, event: { ...event, pay_until: new Date('2027-04-01T20:59:00Z') } }
  expect(registrationAccepted(dated, brand).text).toMatch(/Оплатить до\s1\sапреля, 23:59/)
  const free = { ...dated, account: { lines: [], charged: 0, qr: null } }
  expect(registrationAccepted(free, brand).text).not.toContain('Оплатить до')
})

test('text of people never becomes markup', () => {
  const dancers = [{ last_name: '<img src=x>', first_name: '"Анна"' }]
  const { html } = registrationAccepted({ ...accepted, dancers }, { ...brand, teamName: 'A&B<i>' })
  expect(html).not.toMatch(/<img src=x|<i>|<Весны>/)
  expect(html).toContain('Кубок &lt;Весны&gt; &amp; друзей')
  expect(html).toContain('&lt;img src=x&gt; &quot;Анна&quot;')
})

test('the HTML form carries the same facts and the colour of the team', () => {
  const { html } = registrationAccepted(accepted, brand)
  for (const part of [
    'lang="ru"',
    '>12<',
    '>048<',
    '>213<',
    'Ёлкина Анна',
    '(лист ожидания)',
    '#2f6f4f',
  ]) {
    expect(html).toContain(part)
  }
})

test('who comes in from the waiting list is told which contest and which number', () => {
  const { subject, text } = placeFreed(
    { id: 417, email: 'a@b.ru', reg_n: 12, event, contest: 'Соло Show' },
    brand,
  )
  expect(subject).toBe('Место освободилось: Соло Show')
  expect(text).toContain('В номинации «Соло Show»')
  expect(text).toContain('Номер регистрации: 12')
})

test('a changed registration is told as it stands now, without the PIN; a withdrawn one as withdrawn', () => {
  const changed = registrationChanged(accepted, brand)
  expect(changed.subject).toBe('Регистрация №\u00a012 изменена: Кубок <Весны> & друзей')
  expect(changed.text).toContain('— 14. Соло Show (лист ожидания)')
  expect(changed.text + changed.html).not.toContain('048213')
  const withdrawn = registrationChanged({ ...accepted, contests: [] }, brand)
  expect(withdrawn.subject).toBe('Регистрация №\u00a012 снята: Кубок <Весны> & друзей')
  expect(withdrawn.text).not.toContain('Номинации')
})

test('a registration added to an account is told without the PIN, with what to do about it', () => {
  const { to, subject, text, html } = registrationClaimed(accepted, brand)
  expect(to.address).toBe('anna@example.org')
  expect(subject).toBe('Регистрация №\u00a012 добавлена к учётной записи: Кубок <Весны> & друзей')
  expect(text).toContain('Если это были не вы')
  expect(text + html).not.toContain('048213')
})

test('links of accounts lead to the site of the team and carry the token whole', () => {
  const to = { name: 'Анна', address: 'anna@example.org' }
  expect(passwordReset(to, 'a/b+c', brand).text).toContain(
    'https://vesna.example.org/reset-password/a%2Fb%2Bc',
  )
  expect(emailVerification(to, 'abc', brand).text).toContain(
    'https://vesna.example.org/verify-email/abc',
  )
})

test('a change by which an account could be taken away is told, with what to do about it', () => {
  const to = { name: 'Анна', address: 'anna@example.org' }
  const password = accountChanged(to, 'password', brand)
  expect(password).toMatchObject({ to, senderName: 'Весна', subject: 'Пароль изменён' })
  const email = accountChanged(to, 'email', brand)
  expect(email.subject).toBe('Email изменён')
  for (const { text, html } of [password, email]) {
    expect(text).toContain('Если это были не вы')
    expect(html).toContain('Если это были не вы')
  }
})

test.each(['#2f6f4f', '#fff3a3', '#111111'])(
  'a letter is in the colours that follow from its team’s %s, and has one button',
  (accent) => {
    const { html } = registrationAccepted(accepted, { ...brand, accent })
    const { light, dark } = palettesOf({ accent })
    const ribbon = pictureColours(accent, toneOf(event.id))
    expect(html).toContain(`background:${ribbon.ground};color:${ribbon.onGround}`)
    expect(html.split('class="button"')).toHaveLength(2)
    expect(html).toContain(`background:${light.accent};color:${light.onAccent};border-color:`)
    // What a dark mail program takes in place of the light colours.
    expect(html).toContain(`.card{background:${dark.page}!important}`)
  },
)

test('every picture that the HTML names is attached, a calendar file beside', () => {
  const { html, attachments = [] } = registrationAccepted(accepted, brand)
  const named = [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid)
  const codes = attachments.flatMap((one) => (one.kind === 'qr' ? [one] : []))
  expect(codes.map(({ cid }) => cid)).toEqual(named)
  expect(codes.map(({ text }) => text)).toEqual([
    'https://vesna.example.org/events/5/select-registration?reg_n=12',
    qr,
  ])
  expect(attachments.at(-1)).toEqual({ kind: 'calendar', ...accepted.calendar })
})

test('every letter has a sample for the workshop', async () => {
  const files = await readdir(import.meta.dirname)
  const letters = files.filter((file) => !/Blocks|Line|mailEvent|\.test\./.test(file))
  const samples = await readFile(
    join(import.meta.dirname, '../../testing/letterSamples.ts'),
    'utf8',
  )
  expect(letters.filter((file) => !samples.includes(`/${file}'`))).toEqual([])
  for (const mail of Object.values(letterSamples(brand)))
    expect(mail.text).not.toContain('undefined')
})
