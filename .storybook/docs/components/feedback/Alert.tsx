import { Alert } from '@parket/ui/components/Alert'
import { Button } from '@parket/ui/components/Button'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Что-то важно для всей страницы или раздела: приём заявок закончился, отправить не удалось.',
  whenNot:
    'Ошибка одного поля: `error` у поля; успех действия: `Toast`; содержимое не загрузилось: `ErrorState`.',
  anatomy: {
    Значок: 'Показывает тон; вслух звучит словом.',
    Заголовок: 'О чём речь, если текст длинный.',
    Текст: 'Что случилось и что делать.',
    Действие: 'Кнопка или ссылка под текстом.',
  },
  pairs: [
    {
      do: (
        <Alert tone="critical" title="Заявка не отправлена" action={<Button>Повторить</Button>}>
          Нет связи с сервером. Всё набранное осталось на месте.
        </Alert>
      ),
      doWords: 'Что случилось, цело ли набранное и что делать.',
      dont: <Alert tone="critical">Произошла ошибка. Попробуйте позже.</Alert>,
      dontWords: 'Что пропало и когда «позже», неизвестно.',
    },
    {
      do: <Alert tone="info">Приём заявок закрывается 10 мая в 18:00.</Alert>,
      doWords: 'Тон по смыслу: просто к сведению.',
      dont: <Alert tone="critical">Приём заявок закрывается 10 мая в 18:00.</Alert>,
      dontWords: 'Красное сообщение ещё и прерывает чтение с экрана, а беды нет.',
    },
  ],
  props: {
    ...elementWords,
    tone: 'Смысл; его же передают значок и скрытое слово. `critical` произносится сразу.',
    title: 'О чём речь, жирно над текстом.',
    children: 'Что надо знать и что делать.',
    action: 'Кнопка или ссылка под текстом.',
  },
}
