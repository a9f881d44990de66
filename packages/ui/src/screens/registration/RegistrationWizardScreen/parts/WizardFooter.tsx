import { formatMoney } from '@parket/domain/format/money'
import { totalOf } from '@parket/domain/money/charges'
import { steps } from '@parket/domain/registration/steps'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { SubmissionAlert } from './SubmissionAlert.tsx'
import type { WizardView } from '../wizardView.ts'
import * as styles from '../RegistrationWizardScreen.css.ts'

interface WizardFooterProps {
  view: WizardView
  onBack: () => void
  /** Where «back» of the first step leads. */
  selectHref: string
}

/** Back, on, and what it comes to so far; stays in sight below long steps. */
export function WizardFooter({ view, onBack, selectHref }: WizardFooterProps) {
  const { draft, charges, submission } = view
  const isRunning = submission.state === 'running'
  const next = steps[draft.step + 1]
  return (
    <div className={styles.footer}>
      <SubmissionAlert submission={submission} />
      {charges !== null && charges.length > 0 && (
        <output className={styles.total}>
          Итого <strong>{formatMoney(totalOf(charges))}</strong>
        </output>
      )}
      <div className={styles.buttons}>
        {draft.step === 0 ? (
          <ButtonLink href={selectHref}>Назад</ButtonLink>
        ) : (
          <Button onPress={onBack} isDisabled={isRunning}>
            Назад
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={isRunning}>
          {next ? `Далее: ${next.label.toLowerCase()}` : 'Зарегистрироваться'}
        </Button>
      </div>
    </div>
  )
}
