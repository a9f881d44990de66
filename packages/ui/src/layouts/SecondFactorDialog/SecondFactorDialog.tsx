import { useEffect, useRef, useState, type FormEvent } from 'react'
import { formProblemText } from '@parket/domain/problems/formProblems'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { loginTexts } from '../../texts/loginTexts.ts'
import { useTexts } from '../../texts/TextsProvider.tsx'

export interface SecondFactorDialogProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Gives the code up: what was to be done is not done. */
  onClose: () => void
  /** Gives the code as typed. */
  onSubmit: (code: string) => void
  /** The code is on its way: the button shows it. */
  isPending: boolean
  /** What the server said of the code before, in Russian; null at the first time. */
  problem: string | null
  /** How often a code was refused: each time one is typed anew. */
  refusals: number
}

/** Asks for a code of the second factor over the page; what is typed there stays. */
export function SecondFactorDialog({
  isOpen,
  onClose,
  refusals,
  ...form
}: SecondFactorDialogProps) {
  const say = useTexts('login', loginTexts)
  return (
    <Dialog title={say('confirmTitle')} isOpen={isOpen} onClose={onClose} maxWidth={440}>
      <CodeForm key={refusals} {...form} />
    </Dialog>
  )
}

type CodeFormProps = Pick<SecondFactorDialogProps, 'onSubmit' | 'isPending' | 'problem'>

function CodeForm({ onSubmit, isPending, problem }: CodeFormProps) {
  const say = useTexts('login', loginTexts)
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => field.current?.focus(), [])
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setIsMissing(code.trim() === '')
    if (code.trim() === '') field.current?.focus()
    else if (!isPending) onSubmit(code.trim())
  }
  const error = isMissing ? formProblemText('second_factor_required') : isPending ? null : problem
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="medium">
        <Text tone="secondary">{say('confirmHint')}</Text>
        <TextField
          ref={field}
          label={say('code')}
          description={say('codeHint')}
          name="second-factor"
          autoComplete="one-time-code"
          isRequired
          value={code}
          error={error ? [error] : []}
          onChange={(typed) => {
            setCode(typed)
            setIsMissing(false)
          }}
        />
        <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
          {say('confirm')}
        </Button>
      </Stack>
    </form>
  )
}
