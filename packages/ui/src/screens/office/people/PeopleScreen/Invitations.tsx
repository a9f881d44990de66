import { formatDateTime } from '@parket/domain/format/dateTime'
import { roleTitle, type Role } from '@parket/domain/rights/rights'
import type { FormEvent } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { fieldOf, type RecordForm } from '../../parts/recordForm.ts'
import type { InvitationDraft, OpenInvitation } from './peopleData.ts'
import * as styles from './people.css.ts'

interface InviteFormProps {
  form: RecordForm<InvitationDraft>
  assignable: readonly Role[]
}

const formId = 'invite'

/** Gives a role to an address: at once where a confirmed account has it, else by invitation. */
export function InviteForm({ form, assignable }: InviteFormProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  return (
    <section aria-labelledby="invite-title">
      <Stack gap="small">
        <Heading level={2} size={3} id="invite-title">
          Добавить
        </Heading>
        <form noValidate onSubmit={handleSubmit}>
          <Stack gap="small">
            <FormProblems formId={formId} form={form} />
            <div className={styles.inviteFields}>
              <TextField
                {...fieldOf(form, formId, 'email')}
                label="Email"
                type="email"
                autoComplete="off"
                isRequired
              />
              <Select
                {...fieldOf(form, formId, 'role')}
                label="Роль"
                items={assignable.map((value) => ({ value, label: roleTitle(value) }))}
                onChange={(role) => form.onChange({ role: role as Role })}
              />
              <Button type="submit" variant="primary" isPending={form.isSending}>
                Пригласить
              </Button>
            </div>
          </Stack>
        </form>
        <Text size="small" tone="secondary" isMeasured>
          Человек с&nbsp;подтверждённым адресом получит роль сразу, остальным уйдёт письмо: роль
          появится, когда адрес подтвердят. Приглашение действует 7&nbsp;дней.
        </Text>
      </Stack>
    </section>
  )
}

interface InvitationListProps {
  invitations: readonly OpenInvitation[]
  assignable: readonly Role[]
  /** In which they are dated, IANA. */
  timeZone: string
  /** Ids of those that something is being done with. */
  busy: readonly number[]
  onResend: (invitation: OpenInvitation) => void
  onWithdraw: (invitation: OpenInvitation) => void
}

/** Addresses that were invited and have not been confirmed yet. */
export function InvitationList(props: InvitationListProps) {
  const { invitations, assignable, timeZone, busy, onResend, onWithdraw } = props
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations-title">
      <Stack gap="xsmall">
        <Heading level={2} size={3} id="invitations-title">
          Приглашения
        </Heading>
        {/* Safari forgets that an unmarked list is a list. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul className={styles.list} role="list">
          {invitations.map((invitation) => {
            const { id, email, role, created_at, expires_at } = invitation
            const isBusy = busy.includes(id)
            return (
              <li key={id} className={styles.row} aria-busy={isBusy}>
                <span className={styles.who}>
                  <span className={styles.name}>{email}</span>
                  <span className={styles.quiet}>
                    Отправлено {formatDateTime(created_at, timeZone)}, действует до{' '}
                    {formatDateTime(expires_at, timeZone)}
                  </span>
                </span>
                <span>{roleTitle(role)}</span>
                <span className={styles.actions}>
                  {assignable.includes(role) && (
                    <>
                      <Button
                        variant="quiet"
                        aria-label={`Выслать ещё раз: ${email}`}
                        isDisabled={isBusy}
                        onPress={() => onResend(invitation)}
                      >
                        Выслать ещё раз
                      </Button>
                      <Button
                        variant="quiet"
                        aria-label={`Отозвать: ${email}`}
                        isDisabled={isBusy}
                        onPress={() => onWithdraw(invitation)}
                      >
                        Отозвать
                      </Button>
                    </>
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      </Stack>
    </section>
  )
}
