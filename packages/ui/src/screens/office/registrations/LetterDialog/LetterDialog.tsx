import { countOf } from '@parket/domain/format/plural'
import { letterFields, letterLimits, type ChosenLetter } from '@parket/domain/letter/chosenLetter'
import { useRef } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import * as styles from './letter.css.ts'

/** What would go to whom. */
export interface LetterPreview {
  registrations: number
  /** Addresses that get a letter. */
  letters: number
  /** Numbers of registrations without an address, the first of them. */
  no_address: readonly number[]
  no_address_count: number
  samples: readonly { to: string; reg_ns: readonly number[]; subject: string; text: string }[]
}

/** What is wrong, at its field. */
export interface LetterErrors {
  subject?: string[]
  text?: string[]
}

export interface LetterDialogProps {
  /** How many registrations are chosen. */
  count: number
  /** The letter as typed so far. */
  letter: ChosenLetter
  /** Problems by field. */
  errors: LetterErrors
  /** Gives what has changed of the letter. */
  onChange: (change: Partial<ChosenLetter>) => void
  /** What would go; null until it was asked for. */
  preview: LetterPreview | null
  /** What is under way. */
  busy: 'preview' | 'test' | 'all' | null
  /** Why it was refused, in Russian. */
  problem: string | null
  /** The test went to this address; null: none did. */
  testedTo: string | null
  /** Asks what would go. */
  onPreview: () => void
  /** Sends the first letter to oneself. */
  onTest: () => void
  /** Sends all. */
  onSend: () => void
  /** Closes the dialog. */
  onClose: () => void
}

const letterForms = ['письмо', 'письма', 'писем'] as const
const registrationForms = ['заявка', 'заявки', 'заявок'] as const

/** Writes to the chosen registrations: three of the letters are shown before any goes. */
export function LetterDialog(props: LetterDialogProps) {
  const { count, letter, errors, preview, busy, onChange, onClose } = props
  const text = useRef<HTMLTextAreaElement>(null)

  /** Where the caret stands, else at the end. */
  function insert(field: string) {
    const area = text.current
    const at = area?.selectionStart ?? letter.text.length
    const end = area?.selectionEnd ?? at
    onChange({ text: `${letter.text.slice(0, at)}{${field}}${letter.text.slice(end)}` })
    area?.focus()
  }

  return (
    <Dialog
      title="Письмо"
      maxWidth={720}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button isPending={busy === 'test'} onPress={props.onTest}>
            Пробное себе
          </Button>
          {preview === null ? (
            <Button variant="primary" isPending={busy === 'preview'} onPress={props.onPreview}>
              Показать письма
            </Button>
          ) : (
            <Button
              variant="primary"
              isDisabled={preview.letters === 0}
              isPending={busy === 'all'}
              onPress={props.onSend}
            >
              Отправить {countOf(preview.letters, letterForms)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <Text>
          Выбрано: {countOf(count, registrationForms)}. На&nbsp;один адрес уйдёт одно письмо.
        </Text>
        {props.problem !== null && (
          <Alert tone="critical" title="Ничего не&nbsp;отправлено">
            {props.problem}
          </Alert>
        )}
        {props.testedTo !== null && (
          <Alert tone="positive">Пробное письмо уйдёт на&nbsp;{props.testedTo}.</Alert>
        )}
        <TextField
          label="Тема"
          isRequired
          maxLength={letterLimits.subject}
          value={letter.subject}
          error={errors.subject}
          onChange={(subject) => onChange({ subject })}
        />
        <TextArea
          ref={text}
          label="Текст"
          description="О турнире и заявке. Реклама уходит только тем, кто на неё согласился, и не отсюда"
          isRequired
          rows={7}
          maxLength={letterLimits.text}
          value={letter.text}
          error={errors.text}
          onChange={(text) => onChange({ text })}
        />
        <div className={styles.fields}>
          <span>Вставить:</span>
          {letterFields.map((field) => (
            <Button key={field} variant="tint" onPress={() => insert(field)}>
              {field}
            </Button>
          ))}
        </div>
        {preview && <Preview preview={preview} />}
      </div>
    </Dialog>
  )
}

function Preview({ preview }: { preview: LetterPreview }) {
  const { registrations, letters, no_address, no_address_count, samples } = preview
  return (
    <section className={styles.preview} aria-label="Что уйдёт">
      <p className={styles.count}>
        <strong className={styles.number}>{letters}</strong>{' '}
        {letters === 0
          ? 'писем: писать некому.'
          : `из ${countOf(registrations, ['заявки', 'заявок', 'заявок'])}`}
      </p>
      {no_address_count > 0 && (
        <p>
          Без адреса почты: {countOf(no_address_count, registrationForms)}, №&nbsp;
          {no_address.join(', ')}
          {no_address_count > no_address.length && ' и другие'}. Им&nbsp;лучше позвонить.
        </p>
      )}
      {samples.map(({ to, reg_ns, subject, text }) => (
        <article key={to} className={styles.sample}>
          <p className={styles.to}>
            {to}, №&nbsp;{reg_ns.join(', ')}
          </p>
          <h3 className={styles.subject}>{subject}</h3>
          <p className={styles.text}>{text}</p>
        </article>
      ))}
    </section>
  )
}
