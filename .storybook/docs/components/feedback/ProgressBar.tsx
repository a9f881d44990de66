import { ProgressBar } from '@parket/ui/components/ProgressBar'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Работа дольше двух секунд: отправка файла, выгрузка, жеребьёвка.',
  whenNot: 'Страница ещё грузится: `Skeleton`; работает нажатая кнопка: её `isPending`.',
  anatomy: {
    Подпись: 'Что идёт.',
    Сделано: 'Проценты или свои слова: `valueText`.',
    Полоса: 'Заполнена настолько, сколько сделано; бежит, пока это неизвестно.',
  },
  pairs: [
    {
      do: (
        <ProgressBar label="Рассчитываем результаты" value={0.15} valueText="3 из 20 номинаций" />
      ),
      doWords: 'Что идёт и сколько сделано, понятными словами.',
      dont: <ProgressBar label="Загрузка" value={0.15} />,
      dontWords: 'Загрузка чего и 15 % от чего?',
    },
    {
      do: <ProgressBar label="Соединяемся с сервером" value={null} />,
      doWords: 'Сколько осталось, неизвестно: `null`.',
      dont: <ProgressBar label="Соединяемся с сервером" value={0.99} />,
      dontWords: 'Выдуманные 99 % стоят минуту, и им перестают верить.',
    },
  ],
  props: {
    ...elementWords,
    label: 'Что идёт.',
    value: 'Сколько сделано, от 0 до 1; `null`, пока неизвестно.',
    valueText: 'То же словами: «3 из 20». По умолчанию проценты.',
  },
}
