import { phoneText } from '@parket/domain/account/phone'
import { fullName, userTitle } from '@parket/domain/account/user'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { roleTitle } from '@parket/domain/rights/rights'
import { useId, useState, type ReactNode } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { CloseRecord } from '../../parts/CloseRecord.tsx'
import { useRecordFocus } from '../../parts/useRecordFocus.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import type { UserAction, UserFacts, UserRecordProps } from './userData.ts'
import { recordHead } from '../../parts/listAndRecord.css.ts'
import * as styles from './users.css.ts'

/** An account beside the list: who it is, its roles and devices, and what can be done with it. */
export function UserRecord(props: UserRecordProps) {
  const { user, facts, timeZone, problem, confirmation, onClose } = props
  const heading = useRecordFocus(null)
  return (
    <section className={styles.record} aria-label={fullName(user)}>
      <div className={recordHead}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {userTitle(user)}
        </Heading>
        <CloseRecord label="Закрыть учётную запись" onClose={onClose} />
      </div>
      {user.deleted_at !== null && (
        <Alert tone="caution" title="Заблокирован">
          Войти нельзя, роли не&nbsp;действуют. Всё вернётся, если разблокировать.
        </Alert>
      )}
      <DescriptionList
        items={[
          {
            term: 'Email',
            description: `${user.email}${user.email_verified_at ? '' : ' (не\u00A0подтверждён)'}`,
          },
          ...(user.phone ? [{ term: 'Телефон', description: phoneText(user.phone) }] : []),
          { term: 'На сайте', description: `с ${formatDateTime(user.created_at, timeZone)}` },
        ]}
      />
      {facts ? <Facts {...props} facts={facts} /> : <Skeleton height={28} lines={4} />}
      {/* Beside what was pressed: the head of a long record is out of sight then. */}
      {problem !== null && <Alert tone="critical">{problem}</Alert>}
      <Actions {...props} />
      {confirmation && <PasswordDialog {...confirmation} name={fullName(user)} />}
    </section>
  )
}

function Facts({
  user,
  facts,
  timeZone,
  busy,
  onAction,
  onConfirmation,
}: UserRecordProps & { facts: UserFacts }) {
  const { roles, devices, hasSecondFactor } = facts
  return (
    <>
      <Section title="Роли">
        {roles.length === 0 && !user.superadmin && <Text tone="secondary">Ролей нет</Text>}
        {user.superadmin && <Text>Суперадмин, весь сайт</Text>}
        {/* Safari forgets that an unmarked list is a list. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul className={styles.list} role="list">
          {roles.map(({ place, role, href }) => (
            <li key={href}>
              {roleTitle(role)}, <Link href={href}>{place}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Устройства">
        {devices.length === 0 ? (
          <Text tone="secondary">Нигде не&nbsp;вошёл</Text>
        ) : (
          <>
            {/* Safari forgets that an unmarked list is a list. */}
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
            <ul className={styles.list} role="list">
              {devices.map(({ id, name, last_used_at }) => (
                <li key={id}>
                  {name || 'Неизвестное устройство'},{' '}
                  <Text as="span" size="small" tone="secondary">
                    {formatDateTime(last_used_at, timeZone)}
                  </Text>
                </li>
              ))}
            </ul>
            <Inline>
              <Button isPending={busy === 'logOut'} onPress={() => onAction('logOut')}>
                {`Завершить ${countOf(devices.length, ['вход', 'входа', 'входов'])}`}
              </Button>
            </Inline>
          </>
        )}
      </Section>
      <Section title="Второй фактор">
        <Text>{hasSecondFactor ? 'Включён' : 'Не включён'}</Text>
        {hasSecondFactor && (
          <Inline>
            <Button onPress={() => onConfirmation('removeFactor')}>Выключить…</Button>
          </Inline>
        )}
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap="xsmall">
        <Heading level={3} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}

type AskedAction = Extract<UserAction, 'makeSuperadmin' | 'unmakeSuperadmin' | 'block'>

const questions: Record<AskedAction, { title: string; confirm: string; text: string }> = {
  makeSuperadmin: {
    title: 'Сделать суперадмином?',
    confirm: 'Сделать',
    text: 'Получит все права на всём сайте: команды, пользователи, судьи, турниры. Узнает об этом письмом.',
  },
  unmakeSuperadmin: {
    title: 'Снять права суперадмина?',
    confirm: 'Снять',
    text: 'Останутся роли в командах и на турнирах. Узнает об этом письмом.',
  },
  block: {
    title: 'Заблокировать?',
    confirm: 'Заблокировать',
    text: 'Выйдет на всех устройствах и не сможет войти. Роли сохранятся до разблокировки.',
  },
}

function Actions({ user, isSelf, busy, onAction, onConfirmation }: UserRecordProps) {
  const [asked, setAsked] = useState<AskedAction | null>(null)
  const { superadmin, deleted_at, email_verified_at } = user
  const ask = (action: AskedAction, label: string, tone: 'neutral' | 'critical' = 'neutral') => (
    <Button
      variant="quiet"
      tone={tone}
      isPending={busy === action}
      onPress={() => setAsked(action)}
    >
      {label}
    </Button>
  )
  const question = asked && questions[asked]
  return (
    <Inline gap="xsmall">
      {deleted_at === null && !superadmin && email_verified_at
        ? ask('makeSuperadmin', 'Сделать суперадмином…')
        : null}
      {deleted_at === null && superadmin && ask('unmakeSuperadmin', 'Снять суперадмина…')}
      {deleted_at === null && !isSelf && ask('block', 'Заблокировать…', 'critical')}
      {deleted_at !== null && (
        <Button
          variant="primary"
          isPending={busy === 'unblock'}
          onPress={() => onAction('unblock')}
        >
          Разблокировать
        </Button>
      )}
      {deleted_at === null && !isSelf && (
        <Button variant="quiet" tone="critical" onPress={() => onConfirmation('erase')}>
          Стереть данные…
        </Button>
      )}
      <AlertDialog
        title={question ? `${fullName(user)}: ${question.title.toLowerCase()}` : ''}
        isOpen={question !== null}
        confirmLabel={question?.confirm ?? ''}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) onAction(asked)
          setAsked(null)
        }}
      >
        {question?.text}
      </AlertDialog>
    </Inline>
  )
}
