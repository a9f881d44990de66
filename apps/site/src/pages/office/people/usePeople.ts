import { userFacingText } from '@parket/api-client/problem'
import { fullName } from '@parket/domain/account/user'
import { emailProblem } from '@parket/domain/account/email'
import type { FormRecord } from '@parket/domain/form/formMachine'
import { formProblemText } from '@parket/domain/problems/formProblems'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { Role } from '@parket/domain/rights/rights'
import type { PeopleScreenProps } from '@parket/ui/screens/office/people/PeopleScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toRecordForm } from '../../../data/form/toRecordForm.ts'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { toasts } from '../../../data/toasts.ts'
import type { View } from '@parket/react/data/view'
import type { PeoplePlace } from './peoplePlaces.ts'

type Props = Pick<
  PeopleScreenProps,
  'invite' | 'onRoleChange' | 'onRemove' | 'onResend' | 'onWithdraw' | 'busy' | 'problem'
>
type Invitations = Awaited<ReturnType<PeoplePlace['invitations']>>

/**
 * The roles of a team or of an event and the invitations to them: what can be done, and what came of it.
 * @param assignable roles that may be given, the highest first
 */
export function usePeople(
  place: PeoplePlace,
  assignable: readonly Role[],
): { invitations: View<Invitations>; props: Props } {
  const [busyPeople, setBusyPeople] = useState<readonly number[]>([])
  const [busyInvitations, setBusyInvitations] = useState<readonly number[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const invitations = useQuery(
    { queryKey: [...place.key, 'invitations'], queryFn: place.invitations },
    queryClient,
  )
  const refetch = () => queryClient.invalidateQueries({ queryKey: place.key })

  const nobody: FormRecord<{ email: string; role: Role }> = {
    values: { email: '', role: assignable.at(-1) ?? 'manager' },
    version: null,
  }
  const form = useEditForm({
    record: nobody,
    // The form is for the next one.
    toRecord: () => nobody,
    check: ({ email }): FieldErrors => {
      const wrong = emailProblem(email)
      return wrong ? { email: [formProblemText(wrong)] } : {}
    },
    send: ({ values: { email, role } }) => place.invite({ email: email.trim(), role }),
    onDone({ email }) {
      setProblem(null)
      void tell(email)
    },
  })

  /** Whoever has a confirmed account has the role at once: no invitation is left open. */
  async function tell(email: string): Promise<void> {
    await refetch()
    const open = queryClient.getQueryData<Invitations>([...place.key, 'invitations'])
    const isInvited = open?.some((invitation) => invitation.email === email)
    toasts.add({ text: isInvited ? `Приглашение отправлено: ${email}` : `Роль дана: ${email}` })
  }

  /** Does something to one of a list, which cannot be pressed meanwhile. */
  async function act(
    id: number,
    setBusy: typeof setBusyPeople,
    work: () => Promise<unknown>,
    text: string,
  ): Promise<void> {
    setProblem(null)
    setBusy((before) => [...before, id])
    try {
      await work()
      toasts.add({ text })
      await refetch()
    } catch (thrown) {
      setProblem(userFacingText(thrown))
    } finally {
      setBusy((before) => before.filter((busy) => busy !== id))
    }
  }

  return {
    invitations: queryView(invitations),
    props: {
      invite: toRecordForm(form),
      onRoleChange: (person, role) =>
        void act(
          person.id,
          setBusyPeople,
          () => place.saveRole(person.id, role),
          `Роль изменена: ${fullName(person)}`,
        ),
      onRemove: (person) =>
        void act(
          person.id,
          setBusyPeople,
          () => place.remove(person.id),
          `Роль снята: ${fullName(person)}`,
        ),
      // Inviting again replaces the open invitation and sends the letter.
      onResend: ({ id, email, role }) =>
        void act(
          id,
          setBusyInvitations,
          () => place.invite({ email, role }),
          `Приглашение отправлено ещё раз: ${email}`,
        ),
      onWithdraw: ({ id, email }) =>
        void act(
          id,
          setBusyInvitations,
          () => place.withdraw(id),
          `Приглашение отозвано: ${email}`,
        ),
      busy: { people: busyPeople, invitations: busyInvitations },
      problem,
    },
  }
}
