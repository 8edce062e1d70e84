-- How products rank, in one place: written when one is published, refreshed for all of them by a sweep.
-- The average score pulled towards the house's own while votes are few.
create function search_rating(rating_sum int, rating_count int) returns real language sql immutable parallel safe as $$
  select ((rating_sum + 4.2 * 20) / (rating_count + 20))::real
$$;

-- How high a product ranks by itself: sales (each doubling weighs the same), score, and a help that fades in two months.
create function search_pop(sales int, rating_sum int, rating_count int, published_at timestamptz, at timestamptz)
returns real language sql immutable parallel safe as $$
  select (ln(1 + sales) + 0.5 * (public.search_rating(rating_sum, rating_count) - 4.2)
    + 1.5 * exp(-greatest(0, extract(epoch from at - published_at)) / 86400 / 60))::real
$$;
