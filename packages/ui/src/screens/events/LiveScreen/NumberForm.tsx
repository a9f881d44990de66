import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import * as styles from './LiveScreen.css.ts'

interface NumberFormProps {
  onAdd: (number: number) => void
  /** It asks for the first number and says what for. */
  isFirst?: boolean
}

/** Asks for a start number to follow. It is kept on this device only. */
export function NumberForm({ onAdd, isFirst = false }: NumberFormProps) {
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const number = Number(text)
  return (
    <section className={isFirst ? styles.ask : undefined} aria-label="Следить за номером">
      {isFirst && (
        <>
          <Heading level={2} size={2}>
            Когда ваш выход
          </Heading>
          <Text>Номер со&nbsp;спины: время, заход и&nbsp;площадку покажем здесь.</Text>
        </>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(number === 0)
          if (number === 0) return
          setText('')
          onAdd(number)
        }}
      >
        <TextField
          label="Стартовый номер"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={text}
          onChange={(typed) => setText(typed.replaceAll(/\D/g, ''))}
          error={isAsked && number === 0 ? 'Введите номер' : undefined}
        />
        <Button type="submit" variant={isFirst ? 'primary' : 'secondary'}>
          Следить
        </Button>
      </form>
      <Text size="small" tone="secondary">
        Номер останется в&nbsp;этом устройстве. Вход не&nbsp;нужен.
      </Text>
    </section>
  )
}
