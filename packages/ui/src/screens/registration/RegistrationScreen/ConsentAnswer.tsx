import { checkConsentAnswer, givenConsents } from '@parket/domain/registration/consents'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import type { Consents } from '@parket/domain/registration/request'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { ConsentBoxes, type ConsentLinks } from '../ConsentBoxes/ConsentBoxes.tsx'
import * as styles from './ConsentAnswer.css.ts'
import type {
  ConsentQuestion,
  RegistrationActionHandlers,
  RegistrationView,
} from './registrationView.ts'

interface ConsentAnswerProps extends Pick<RegistrationActionHandlers, 'onConsents'> {
  view: RegistrationView
  links: ConsentLinks
}

/** Asks for the consents that nobody asked when the registration was made; answered on any day. */
export function ConsentAnswer(props: ConsentAnswerProps) {
  const { consents } = props.view
  if (consents === null) return null
  if (consents.state === 'answered') return <Thanks />
  return <Question {...props} question={consents} />
}

interface QuestionProps extends ConsentAnswerProps {
  question: Extract<ConsentQuestion, { state: 'open' }>
}

function Question({ view, question, links, onConsents }: QuestionProps) {
  const { event, now, registration } = view
  const { asked, isSending, problem } = question
  const asksProcessing = asked.includes('processing')
  const [ticked, setTicked] = useState<Consents>({})
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // What was given before is not asked again.
  const answer = asksProcessing ? ticked : { ...ticked, processing: true }
  const errors = checkConsentAnswer(answer)
  function handleSubmit(submit: FormEvent) {
    submit.preventDefault()
    setIsTried(true)
    if (hasErrors(errors)) form.current?.querySelector('input')?.focus()
    else if (!isSending) onConsents(givenConsents(answer))
  }
  return (
    <form ref={form} noValidate className={styles.question} onSubmit={handleSubmit}>
      <div className={styles.title}>
        <Heading level={2}>
          {asksProcessing ? 'Нужно ваше согласие' : 'Можно ли показывать имена?'}
        </Heading>
      </div>
      <ConsentBoxes
        event={event}
        now={now}
        dancers={registration.dancers}
        consents={answer}
        asked={asked}
        error={isTried ? errors['processing'] : undefined}
        links={links}
        onChange={(change) => setTicked((before) => ({ ...before, ...change }))}
      />
      {problem !== null && (
        <Alert tone="critical" title="Ответ не&nbsp;сохранён">
          {problem}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="primary" isPending={isSending}>
          Сохранить ответ
        </Button>
      </div>
    </form>
  )
}

/** Takes the focus from the button that is no longer there. */
function Thanks() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert tone="positive">Ответ о&nbsp;согласии сохранён. Спасибо!</Alert>
    </div>
  )
}
