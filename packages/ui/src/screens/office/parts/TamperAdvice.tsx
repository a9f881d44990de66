/** What it means that the database is not what the journal tells, and what to do: for the journal and for what is published. */
export function TamperAdvice() {
  return (
    <p>
      Это значит: кто-то менял базу данных не&nbsp;через сервис, или она повреждена.
      Не&nbsp;публикуйте и&nbsp;не&nbsp;утверждайте результат, сохраните копию базы и&nbsp;сверьте
      места с&nbsp;бумажными листами и&nbsp;протоколами. Скажите главному судье и&nbsp;тому, кто
      держит сервер.
    </p>
  )
}
