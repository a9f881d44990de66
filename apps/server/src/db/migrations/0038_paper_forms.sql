-- A form on paper that the staff enter (docs/adr/0043-forms-on-paper.md): who signed its consents, and on which day.

alter table reg_datas
  add column consent_paper_by text not null default '',
  add column consent_paper_on date,
  add constraint reg_datas_paper_consent check (
    (consent_paper_by = '') = (consent_paper_on is null)
    and (consent_paper_on is null or consent_at is not null)
  );
