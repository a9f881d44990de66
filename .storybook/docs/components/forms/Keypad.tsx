import { BackspaceIcon } from '@parket/ui/icons/BackspaceIcon'
import { Keypad } from '@parket/ui/components/Keypad'
import type { ComponentGuide } from '../../componentGuide.ts'
import { nothing } from '../../nothing.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'На планшете или телефоне, где системная клавиатура закрыла бы половину экрана, а ответ состоит из одних и тех же знаков.',
  whenNot:
    'Обычная форма: `NumberField` сам вызовет цифровую клавиатуру; выбор из готовых значений: `SegmentedControl`.',
  anatomy: {
    Клавиша: 'Цифра, слово или значок.',
    'Тихая клавиша': 'Стирает набранное: `emphasis="quiet"`.',
    'Готовый ответ': 'Клавиша, которая набирает его целиком: `emphasis="offer"`.',
    'Пустое место': 'На месте `null`.',
  },
  pairs: [
    {
      do: (
        <Keypad
          aria-label="Баллы"
          items={[
            '1',
            '2',
            '3',
            '4',
            '5',
            '6',
            '7',
            '8',
            '9',
            '0',
            { value: 'back', label: <BackspaceIcon />, 'aria-label': 'Стереть', emphasis: 'quiet' },
          ]}
          onPress={nothing}
        />
      ),
      doWords: 'Ответ набирают касаниями, у клавиши со значком есть имя.',
      dont: (
        <Keypad aria-label="Номинация" items={['Соло', 'Дуэт', 'Ансамбль']} onPress={nothing} />
      ),
      dontWords: 'Выбирают одно из готовых: `SegmentedControl` покажет, что выбрано.',
    },
  ],
  keys: {
    Tab: 'По клавишам: каждая — своя остановка.',
    'Enter, Пробел': 'Нажимает клавишу.',
  },
  props: {
    ...elementWords,
    'aria-label': 'Что набирают: «Клавиатура», «Оценка».',
    items:
      'Клавиши по порядку, строка за строкой: цифра подписана сама собой, `null` оставляет место пустым.',
    size: '`large` — по четыре в ряд и тем крупнее, чем больше места; `standard` — сколько поместится в ряд.',
    isDisabled: 'Видна, но набирать нельзя.',
    onMouseDown: 'Нажали мышью. С `preventDefault` фокус остаётся там, где набирают.',
    onPress: 'Даёт нажатую клавишу.',
    ref: 'Элемент вокруг клавиш.',
  },
  parts: {
    KeypadItem: {
      value: 'Что даёт нажатие.',
      label: 'Что стоит на клавише: цифра, слово или значок.',
      'aria-label': 'Что делает клавиша со значком.',
      emphasis: '`quiet` — стирает набранное; `offer` — набирает весь ответ сразу.',
    },
  },
}
