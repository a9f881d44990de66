import { emailLimit } from '@parket/domain/account/email'
import { nameLimit } from '@parket/domain/account/person'
import { dancersAskedConsent } from '@parket/domain/club/clubConsents'
import { phoneLimit } from '@parket/domain/account/phone'
import type { Instant } from '@parket/domain/format/date'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { ConsentBoxes, type ConsentLinks } from '../ConsentBoxes/ConsentBoxes.tsx'
import type { ClubActions, ClubView } from './clubView.ts'
import * as styles from './ClubScreen.css.ts'

const fieldNames = ['email', 'phone', 'city', 'club', 'coach'] as const

/** Problems that stand at these fields. */
export function contactErrors(errors: FieldErrors): FieldErrors {
  const own = new Set([...fieldNames.map((name) => `regData.${name}`), 'consents.processing'])
  return Object.fromEntries(Object.entries(errors).filter(([field]) => own.has(field)))
}

interface ClubContactFieldsProps {
  view: ClubView
  now: Instant
  actions: ClubActions
  links: ConsentLinks
}

/** Whom to write to, what is announced, and the consents: asked once for all registrations that need them. */
export function ClubContactFields({ view, now, actions, links }: ClubContactFieldsProps) {
  const { plan, contacts, event } = view
  const hasContacts = plan.sets.length > 0
  const asked = dancersAskedConsent(plan)
  if (!hasContacts && asked.length === 0) return null
  const errors = view.isTried ? view.problems.fields : {}
  const field = (name: (typeof fieldNames)[number]) => ({
    name,
    value: contacts.regData[name],
    error: errors[`regData.${name}`],
    onChange: (value: string) => actions.onContacts({ [name]: value }),
  })
  return (
    <section className={styles.contacts}>
      <Heading level={2}>{hasContacts ? <>Контакты и&nbsp;согласия</> : 'Согласия'}</Heading>
      {hasContacts && (
        <div className={styles.fields}>
          <TextField
            {...field('email')}
            label="Email"
            isRequired
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={emailLimit}
          />
          <TextField
            {...field('phone')}
            label="Телефон"
            isRequired
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={phoneLimit}
          />
          <TextField
            {...field('city')}
            label="Город"
            isRequired
            autoComplete="address-level2"
            maxLength={nameLimit}
          />
          <TextField {...field('club')} label="Клуб" maxLength={nameLimit} />
          <TextField {...field('coach')} label="Руководитель, тренер" maxLength={nameLimit} />
        </div>
      )}
      <div>
        <ConsentBoxes
          event={event}
          now={now}
          dancers={asked}
          consents={contacts.consents}
          error={errors['consents.processing']}
          links={links}
          onChange={actions.onConsents}
        />
      </div>
    </section>
  )
}
