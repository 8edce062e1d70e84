-- On what the pages of a PDF are printed: [{"widthMm", "heightMm", "pages"}], the most pages first. Null until it was measured.
alter table product_files add column page_sizes jsonb;
