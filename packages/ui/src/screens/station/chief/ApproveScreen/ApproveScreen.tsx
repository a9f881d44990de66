import { isPin } from '@parket/domain/station/pin'
import { useState } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { SlideToConfirm } from '../../../../components/SlideToConfirm/SlideToConfirm.tsx'
import { Spinner } from '../../../../components/Spinner/Spinner.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { ResultChecks } from '../../../office/results/ResultChecks.tsx'
import type { GivenAnswer } from '../../../office/results/resultCheck.ts'
import { useCheckAnswers } from '../../../office/results/useCheckAnswers.ts'
import { useReason } from '../../../office/parts/useReason.ts'
import { StaffPage, type StaffHead } from '../../staff/StaffPage.tsx'
import { Checks } from './Checks.tsx'
import { PlacesTable } from './PlacesTable.tsx'
import type { ApproveView } from './approveView.ts'
import * as staff from '../../staff/staff.css.ts'
import * as styles from './ApproveScreen.css.ts'

export type { GivenAnswer } from '../../../office/results/resultCheck.ts'
export type { ApproveView } from './approveView.ts'

export interface ApproveScreenProps {
  /** Of the page. */
  head: StaffHead
  /** The places and what is known of them. */
  view: ApproveView
  /**
   * Says that the places are right.
   * @param isShown they are public at once
   * @param answers to the checks that ask and are not answered yet
   */
  onApprove: (pin: string, isShown: boolean, answers: readonly GivenAnswer[]) => void
  /** Makes the places public. @param reason of places that were public before */
  onPublish: (reason: string, answers: readonly GivenAnswer[]) => void
  /** Keeps answers to checks of places that are public already. */
  onAnswer: (answers: readonly GivenAnswer[]) => void
  /** Back to the hall. */
  onBack: () => void
}

/** The places of a contest with the rule that decided each; approving and showing are two acts. */
export function ApproveScreen(props: ApproveScreenProps) {
  const { head, view, onBack } = props
  const { title, result } = view
  return (
    <StaffPage
      head={head}
      back={{ label: 'К\u00A0залу', onPress: onBack }}
      asideLabel="Проверено"
      aside={
        result && (
          <div className={styles.beside}>
            <Checks {...view} result={result} />
            <Steps {...props} result={result} />
          </div>
        )
      }
    >
      <h1 className={styles.title}>{title}</h1>
      {result === null ? (
        <Spinner aria-label="Считаем места…" />
      ) : (
        <PlacesTable places={result.places} />
      )}
    </StaffPage>
  )
}

type StepsProps = ApproveScreenProps & { result: NonNullable<ApproveView['result']> }

function Steps(props: StepsProps) {
  const { result, reasons } = { ...props, reasons: props.view.reasons }
  const { approval } = result
  const isAsked = approval.is_needed && !approval.is_approved
  const given = useCheckAnswers(result.checks)
  return (
    <div className={styles.steps}>
      <ResultChecks
        checks={result.checks}
        fieldOf={given.fieldOf}
        busy={props.view.isSending}
        onAnswer={
          result.is_public && !isAsked
            ? () => {
                if (given.demand()) props.onAnswer(given.answers)
              }
            : null
        }
      />
      {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
      {result.problems.length === 0 &&
        (isAsked ? <Approving {...props} given={given} /> : <Showing {...props} given={given} />)}
    </div>
  )
}

type Given = { given: ReturnType<typeof useCheckAnswers> }

function Approving({ view, result, onApprove, given }: StepsProps & Given) {
  const [pin, setPin] = useState('')
  const isReady = isPin(pin) && !view.isSending
  const { waits } = result.approval
  const approve = (isShown: boolean) => {
    if (given.demand()) onApprove(pin, isShown, given.answers)
  }
  return (
    <>
      <TextField
        label="PIN главного судьи"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        value={pin}
        onChange={(typed) => setPin(typed.replaceAll(/\D/g, '').slice(0, 8))}
      />
      <SlideToConfirm
        label={isReady ? 'Утвердить места' : view.isSending ? 'Утверждаем…' : 'Введите PIN'}
        hint={isReady ? 'Проведите до конца' : ''}
        isLocked={!isReady}
        onConfirm={() => approve(false)}
      />
      {!waits && !result.was_published && (
        <Button isDisabled={!isReady} onPress={() => approve(true)}>
          Утвердить и&nbsp;сразу показать всем
        </Button>
      )}
      <p className={staff.quiet}>
        {waits
          ? 'Исправленные места увидят все, как только вы\u00A0утвердите.'
          : 'Пока не\u00A0покажете, зрители мест не\u00A0видят.'}
      </p>
    </>
  )
}

function Showing({ view, result, onPublish, given }: StepsProps & Given) {
  const { reason, demand, field } = useReason()
  if (result.is_public) return <p className={staff.quiet}>Места видят все.</p>
  const isAgain = result.was_published
  return (
    <>
      {isAgain && <TextArea label="Почему публикуется снова" {...field} />}
      <SlideToConfirm
        label={view.isSending ? 'Показываем…' : 'Показать всем'}
        hint="Проведите до конца"
        isLocked={view.isSending}
        onConfirm={() => {
          const isAnswered = given.demand()
          const isSaid = !isAgain || demand()
          if (isAnswered && isSaid) onPublish(reason, given.answers)
        }}
      />
    </>
  )
}
