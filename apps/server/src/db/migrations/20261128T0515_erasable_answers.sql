-- The words of an answer are erased with the personal data of its event, or of whom they name: that it was given stays.
alter table check_answers drop constraint check_answers_answer_check;
