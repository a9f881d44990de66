import { paymentQr } from '@parket/domain/money/paymentQr'

import type { MailBrand } from '../mail/letterBlocks.ts'
import type { Mail } from '../mail/mail.ts'
import { accountChanged } from '../mail/templates/accountChanged.ts'
import { addressTaken } from '../mail/templates/addressTaken.ts'
import { approvalRequest } from '../mail/templates/approvalRequest.ts'
import { clubRegistered } from '../mail/templates/clubRegistered.ts'
import { consentRequest } from '../mail/templates/consentRequest.ts'
import { emailChange } from '../mail/templates/emailChange.ts'
import { emailVerification } from '../mail/templates/emailVerification.ts'
import { invitationLetter } from '../mail/templates/invitation.ts'
import { journalHeads } from '../mail/templates/journalHeads.ts'
import { organiserLetter } from '../mail/templates/organiserLetter.ts'
import { passwordReset } from '../mail/templates/passwordReset.ts'
import { placeFreed } from '../mail/templates/placeFreed.ts'
import { registrationAccepted } from '../mail/templates/registrationAccepted.ts'
import { registrationChanged } from '../mail/templates/registrationChanged.ts'
import { registrationClaimed } from '../mail/templates/registrationClaimed.ts'
import { registrationTickets } from '../mail/templates/registrationTickets.ts'
import { resultAnswer } from '../mail/templates/resultAnswer.ts'
import { moreResultQuestions, resultQuestion } from '../mail/templates/resultQuestion.ts'
import { roleChanged } from '../mail/templates/roleChanged.ts'

const now = new Date('2027-01-15T10:00:00Z')
const email = 'anna@example.org'
const to = { name: 'Анна', address: email }
const event = {
  id: 5,
  name: 'Кубок Паркета',
  date_begin: new Date('2027-02-20T07:00:00Z'),
  date_end: new Date('2027-02-21T17:00:00Z'),
  time_zone: 'Europe/Moscow',
  starts_at: new Date('2027-02-20T07:00:00Z'),
  city: 'Москва',
  place: 'Дворец спорта «Паркет»',
  pay_until: new Date('2027-02-10T20:59:00Z'),
}
const qr = paymentQr(
  {
    name: 'АНО «Паркет»',
    account: '40703810900000000001',
    bank: 'ПАО БАНК',
    bic: '044525225',
    corr_account: '',
    inn: '7707083893',
    kpp: '',
  },
  { sum: 290_000, purpose: 'Кубок Паркета, регистрация 128' },
)
const calendar = { name: 'event-5.ics', text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' }
const dancers = [{ last_name: 'Иванова', first_name: 'Анна' }]
const contests = [
  { title: '11. Соло, взрослые, Oriental', status: 'active' as const },
  { title: '12. Соло, взрослые, Folk', status: 'waiting' as const },
]
const registration = { id: 417, email, reg_n: 128, pin_code: '390241', event, dancers, contests }
const tickets = [
  { id: 417, reg_n: 128, pin_code: '390241', key: 'k1' },
  { id: 418, reg_n: 129, pin_code: '118204', key: 'k2' },
]
const asked = {
  event,
  contest: 'Соло, взрослые, Oriental',
  start_number: 128,
  text: 'В танце Folk у меня второе место, а в протоколе третье.',
}
const accepted = {
  ...registration,
  calendar,
  now,
  account: {
    lines: [
      { title: '11. Соло, взрослые, Oriental', amount: 120_000 },
      { title: '12. Соло, взрослые, Folk', amount: 120_000 },
      { title: 'Организационный взнос', amount: 50_000 },
    ],
    charged: 290_000,
    qr,
  },
  joint: null,
}

/** A letter of each kind that is sent, by its name in the workshop. */
export function letterSamples(brand: MailBrand): Readonly<Record<string, Mail>> {
  return {
    RegistrationAccepted: registrationAccepted(accepted, brand),
    RegistrationOfAFamily: registrationAccepted(
      { ...accepted, joint: { sum: 510_000, regNs: [126, 127, 128] } },
      brand,
    ),
    RegistrationForFree: registrationAccepted(
      { ...accepted, account: { lines: [], charged: 0, qr: null } },
      brand,
    ),
    RegistrationWithoutBankDetails: registrationAccepted(
      { ...accepted, account: { ...accepted.account, qr: null } },
      brand,
    ),
    RegistrationChanged: registrationChanged(registration, brand),
    RegistrationWithdrawn: registrationChanged({ ...registration, contests: [] }, brand),
    RegistrationClaimed: registrationClaimed(registration, brand),
    RegistrationTickets: registrationTickets({ email, event, tickets }, brand),
    PlaceFreed: placeFreed({ ...registration, contest: 'Соло, взрослые, Folk' }, brand),
    ClubRegistered: clubRegistered(
      {
        email,
        event,
        registrations: tickets.map((ticket, index) => ({
          ...ticket,
          isNew: index === 0,
          dancers,
          contests,
        })),
        due: 580_000,
        qr,
        calendar,
        now,
      },
      brand,
    ),
    ConsentRequest: consentRequest({ email, event, tickets, isProcessingOpen: true }, brand),
    OrganiserLetter: organiserLetter(
      {
        to: email,
        regDataIds: [417],
        event,
        letter: {
          subject: 'Турнир переехал в соседний зал',
          text: 'Здравствуйте, Анна!\n\nТурнир пройдёт в соседнем зале: вход со двора, шестой подъезд.\n\nВремя прежнее.',
        },
      },
      brand,
    ),
    ResultQuestion: resultQuestion({ to: email, ...asked }, brand),
    MoreResultQuestions: moreResultQuestions({ to: email, event }, brand),
    ResultAnswer: resultAnswer(
      {
        email,
        ...asked,
        group_num: 11,
        answer: 'Вы правы: оценку судьи C перенесли неверно. Итоги исправлены.',
        is_corrected: true,
      },
      brand,
    ),
    ApprovalRequest: approvalRequest(
      {
        to,
        token: 'token',
        event,
        contest: asked.contest,
        isCorrection: true,
        expiresAt: new Date('2027-02-24T20:59:00Z'),
      },
      brand,
    ),
    JournalHeads: journalHeads(
      {
        to,
        event,
        rounds: [
          {
            contest: asked.contest,
            round: 'Финал',
            at: new Date('2027-02-20T12:10:00Z'),
            head: 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90',
          },
        ],
        changes: [{ contest: asked.contest, told: ['утверждено', 'опубликовано, версия\u00A01'] }],
        last: {
          n: 812,
          at: new Date('2027-02-20T12:10:00Z'),
          hash: '0718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f6',
        },
      },
      brand,
    ),
    EmailVerification: emailVerification(to, 'token', brand),
    EmailChange: emailChange(to, 'token', brand),
    AddressTaken: addressTaken(to, brand),
    PasswordReset: passwordReset(to, 'token', brand),
    PasswordChanged: accountChanged(to, 'password', brand),
    SecondFactorOn: accountChanged(to, 'secondFactorOn', brand),
    Invitation: invitationLetter(
      { email, place: 'турнир «Кубок Паркета»', role: 'Менеджер' },
      brand,
    ),
    RoleGiven: roleChanged(to, { place: 'команда «Паркет»', role: 'Администратор' }, brand),
    RoleTaken: roleChanged(to, { place: 'команда «Паркет»', role: null }, brand),
  }
}
