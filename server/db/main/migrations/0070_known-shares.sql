-- Snapshots from before say only in their source what they do not know.
do $$
declare
  name text;
begin
  foreach name in array array['food_entries', 'planned_foods', 'own_foods'] loop
    execute format($update$
      update main.%I set food = food || jsonb_build_object('known',
        '{"energyKcal":0,"proteinG":0,"fatG":0,"carbohydrateG":0,"fibreG":0,"sodiumMg":0}'::jsonb)
      where food #>> '{source,kind}' = 'estimate'
    $update$, name);
    execute format($update$
      update main.%I set food = food || jsonb_build_object('known',
        (select jsonb_object_agg(missing, 0)
          from jsonb_array_elements_text(food #> '{source,missing}') as missing))
      where food #>> '{source,kind}' = 'openFoodFacts' and food #> '{source,missing}' <> '[]'
    $update$, name);
    execute format($update$
      update main.%I set food = food || jsonb_build_object('known',
        case when food #>> '{source,label,fibreG}' is null
          then '{"fibreG":0}' else '{}' end::jsonb
        || case when food #>> '{source,label,addedSugarG}' is null
            and (food #>> '{source,label,sugarG}')::numeric is distinct from 0
          then '{"addedSugarG":0}' else '{}' end::jsonb)
      where food #>> '{source,kind}' = 'own' and food #> '{source,label}' is not null
    $update$, name);
  end loop;
end
$$;
