import { Stepper } from '@parket/ui/components/Stepper'
import type { ComponentGuide } from '../../componentGuide.ts'
import { nothing } from '../../nothing.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'От трёх до семи шагов, которые идут по порядку.',
  whenNot: 'Разделы, между которыми ходят в любом порядке: `Tabs`; события во времени: `Timeline`.',
  anatomy: {
    Кружок: 'Номер шага; у пройденного галочка, у шага с ошибкой — её значок.',
    Слова: 'Что делают на шаге.',
  },
  pairs: [
    {
      do: (
        <Stepper
          aria-label="Шаги заявки"
          items={[
            { label: 'Номинация', state: 'done', onPress: nothing },
            { label: 'Танцор', state: 'error', onPress: nothing },
            { label: 'Оплата', state: 'current' },
          ]}
        />
      ),
      doWords: 'Пройденное открывается снова, ошибка видна и с последнего шага.',
      dont: (
        <Stepper
          aria-label="Шаги"
          items={[
            { label: 'Шаг 1', state: 'done' },
            { label: 'Шаг 2', state: 'current' },
            { label: 'Шаг 3', state: 'upcoming' },
          ]}
        />
      ),
      dontWords: 'Номера и так видны, а что делают на шаге, не сказано.',
    },
  ],
  keys: {
    Tab: 'По шагам, которые открываются.',
    'Enter, Пробел': 'Открывает шаг.',
  },
  props: {
    ...elementWords,
    'aria-label': 'Чьи это шаги: «Шаги заявки».',
    items: 'Шаги по порядку.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
  parts: {
    StepperItem: {
      label: 'Что делают на шаге.',
      state: 'Что с шагом; `error` — на нём надо что-то исправить.',
      onPress: 'Открывает шаг. Не задают, если открыть его ещё нельзя.',
    },
  },
}
